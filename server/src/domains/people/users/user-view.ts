import type { Day } from '@plumbline/shared-schema/calendar';
import { isOnGlobe } from '@plumbline/shared-schema/near';
import { toLatLng } from '@plumbline/shared-schema/points';
import { displayName } from '@plumbline/shared-schema/profiles';
import { splitName } from '@plumbline/shared-schema/users';
import type { Person, PublicUser, TopPerformer, User } from '@plumbline/shared-schema/users';
import type { UserRow } from '../../../database/tables/users';
import type { FileLinks } from '../../../kit/storage/links';
import { isGone } from './visible-user';

/** What `personColumns` reads. */
export type PersonRow = Pick<
  UserRow,
  'id' | 'fullName' | 'companyName' | 'profileFileId' | 'deletedAt' | 'suspendedAt'
>;

export type UserViews = ReturnType<typeof createUserViews>;

/** Rows → the shapes of the wire. Every module that embeds a person uses `person`. */
export function createUserViews({ publicLink }: Pick<FileLinks, 'publicLink'>) {
  return {
    own: (row: UserRow): User => ({
      _id: row.id,
      fullName: row.fullName,
      email: row.email,
      phoneNumber: row.phoneNumber,
      userType: row.userType,
      location: locationOf(row),
      country: row.country,
      website: row.website,
      companyName: row.companyName,
      serviceRadiusKm: row.serviceRadiusKm,
      profile: publicLink(row.profileFileId),
      title: row.title,
      bio: row.bio,
      createdAt: row.createdAt.toISOString(),
      emailVerified: row.emailVerifiedAt !== null,
      rating: row.rating,
      reviewCount: row.reviewCount,
      completedContracts: row.completedContracts,
      badges: badgesOf(row),
      agreed: { terms: row.termsVersion as Day | null, privacy: row.privacyVersion as Day | null },
      ...(row.deletionDueAt !== null && { deletionDueAt: row.deletionDueAt.toISOString() }),
    }),

    /** What anybody may see. */
    public: (row: UserRow): PublicUser => ({
      _id: row.id,
      fullName: row.fullName,
      userType: row.userType,
      profile: publicLink(row.profileFileId),
      title: row.title,
      bio: row.bio,
      companyName: row.companyName,
      website: row.website,
      serviceRadiusKm: row.serviceRadiusKm,
      location: { city: row.city, country: countryOf(row) },
      point: pointOf(row),
      createdAt: row.createdAt.toISOString(),
      rating: row.rating,
      reviewCount: row.reviewCount,
      completedContracts: row.completedContracts,
      badges: badgesOf(row),
    }),

    standing: standingOf,

    /** By the name that others know: of a company its own, not that of its contact. */
    person: (row: PersonRow): Person => ({
      _id: row.id,
      fullName: displayName(row),
      profile: publicLink(row.profileFileId),
      ...(isGone(row) && { isGone: true }),
    }),

    badges: badgesOf,

    performer: (row: UserRow) => performerOf(row, publicLink(row.profileFileId) ?? ''),
  };
}

function performerOf(row: UserRow, profile: string): TopPerformer {
  return {
    _id: row.id,
    ...splitName(row.fullName),
    profile,
    title: row.title,
    city: row.city,
    rating: row.rating,
    reviewCount: row.reviewCount,
    completedContracts: row.completedContracts,
    badges: badgesOf(row),
  };
}

type ProofDates = Pick<
  UserRow,
  'emailVerifiedAt' | 'identityVerifiedAt' | 'licenceVerifiedAt' | 'insuranceVerifiedAt'
>;

/** `verified`: the address; the others: what an administrator has looked at. */
function badgesOf(row: ProofDates): string[] {
  const badges = {
    verified: row.emailVerifiedAt,
    identity: row.identityVerifiedAt,
    licence: row.licenceVerifiedAt,
    insurance: row.insuranceVerifiedAt,
  };
  return Object.entries(badges).flatMap(([badge, since]) => (since === null ? [] : [badge]));
}

function locationOf({ lat, lng, city }: UserRow): User['location'] {
  const isKnown = lat !== null && lng !== null && isOnGlobe(lat, lng);
  return { type: 'Point', coordinates: isKnown ? toLatLng(lat, lng) : null, lat, lng, city };
}

function servesAround({ userType, serviceRadiusKm }: UserRow): boolean {
  return userType === 'contractor' && serviceRadiusKm !== null;
}

/** Says in which unit to read how far they travel, and is shown of nobody else. */
function countryOf(row: UserRow): string | null {
  return servesAround(row) ? row.country : null;
}

/** A point is shown of people alone who chose to be found by place: in the country two decimals may be one house. */
function pointOf(row: UserRow): PublicUser['point'] {
  const { lat, lng } = row;
  if (!servesAround(row) || lat === null || lng === null) return null;
  return isOnGlobe(lat, lng) ? { lat: Number(lat.toFixed(2)), lng: Number(lng.toFixed(2)) } : null;
}

/** What a hirer judges a contractor by. */
function standingOf(
  row: Pick<UserRow, 'title' | 'rating' | 'reviewCount' | 'completedContracts'> & ProofDates,
): Pick<PublicUser, 'title' | 'rating' | 'reviewCount' | 'badges'> & { completedContracts: number } {
  return {
    title: row.title,
    rating: row.rating,
    reviewCount: row.reviewCount,
    completedContracts: row.completedContracts,
    badges: badgesOf(row),
  };
}
