import { z, type Infer, type InferInput } from '@plumbline/shared-schema/zod';
import { TEAM_ROLES } from '@plumbline/shared-schema/team-roles';
import { says } from '@plumbline/shared-schema/validation';
import { latLngPoint, placeInputSchema } from '@plumbline/shared-schema/points';
import { daySchema, instantSchema } from '@plumbline/shared-schema/dates';
import { lengthUnit, type Country } from '@plumbline/shared-schema/lengths';
import { numeric } from '@plumbline/shared-schema/numbers';
import { pageNumberSchema, pageSizeSchema } from '@plumbline/shared-schema/pagination';
import { ALL_USER_TYPES, TIME_PERIODS, USER_TYPES } from '@plumbline/shared-schema/options';
import {
  BIO_MAX,
  FULL_NAME_MAX,
  PASSWORD_MAX,
  PASSWORD_MIN,
  PLACE_MAX,
  PROFILE_TITLE_MAX,
  SERVICE_RADIUS_MAX_KM,
} from '@plumbline/shared-schema/limits';
import { manyLines, oneLine, phoneSchema, webAddress } from '@plumbline/shared-schema/texts';

/** Roles a person can choose; anything else is 400. */
export const signUpUserTypeSchema = z.enum(USER_TYPES, says('roleRequired'));
/** Every stored role. */
const userTypeSchema = z.enum(ALL_USER_TYPES);

/** A password being set: 8–128 characters, any characters, no composition rule. */
export const newPasswordSchema = z
  .string(says('passwordRequired'))
  .min(1, says('passwordRequired'))
  .min(PASSWORD_MIN, says('passwordMin'))
  .max(PASSWORD_MAX, says('passwordMax'));

export const fullNameSchema = oneLine(FULL_NAME_MAX, 'fullNameRequired').regex(
  /\p{L}|^$/u,
  says('fullNameLetter'),
);

/** http or https only; empty clears it. */
export const websiteSchema = webAddress(/^$|^https?:\/\/[^\s/.]+\.[^\s]+$/i);

/** Whole units of `km` kilometres each, read as whole kilometres; empty or null clears it. */
const serviceRadiusIn = (km: number) =>
  z.union(
    [
      z.literal(['', null]).transform(() => null),
      numeric(
        z
          .number()
          .int(says('wholeNumber'))
          .min(1, says('tooSmall'))
          .max(Math.floor(SERVICE_RADIUS_MAX_KM / km), says('tooBig'))
          .transform((radius) => Math.round(radius * km)),
      ),
    ],
    says('invalidNumber'),
  );

const userLocationSchema = z.object({
  type: z.literal('Point'),
  /** `[lat, lng]`, or null when the person gave no point. */
  coordinates: latLngPoint.nullable(),
  lat: z.number().nullable(),
  lng: z.number().nullable(),
  city: z.string().nullable(),
});

/** One's own account. Never carries password, tokens or device tokens. `profile`: picture URL or null. */
export const userSchema = z.object({
  _id: z.string(),
  fullName: z.string(),
  email: z.string(),
  phoneNumber: z.string().nullable(),
  userType: userTypeSchema,
  location: userLocationSchema,
  country: z.string().nullable(),
  website: z.string().nullable(),
  companyName: z.string().nullable(),
  /** How far a contractor travels to work. */
  serviceRadiusKm: z.number().int().nullable(),
  profile: z.string().nullable(),
  title: z.string().nullable(),
  bio: z.string().nullable(),
  createdAt: instantSchema,
  emailVerified: z.boolean(),
  /** `rating`: mean of 1–5, 0 without reviews. A server of before does not say what is optional. */
  rating: z.number(),
  reviewCount: z.number().int(),
  completedContracts: z.number().int().optional(),
  badges: z.array(z.string()).optional(),
  /** Only where somebody acts for this company: with which role, and who they are. */
  team: z.object({ role: z.enum(TEAM_ROLES), person: z.string() }).optional(),
  /** The versions of these texts that the person has agreed to; null: none yet. */
  agreed: z.object({ terms: daySchema.nullable(), privacy: daySchema.nullable() }).optional(),
  /** Only while the account waits to be deleted: when it goes. */
  deletionDueAt: instantSchema.optional(),
});
export type User = Infer<typeof userSchema>;

/** What anybody may see: no e-mail, no phone, and no place nearer than about a kilometre. */
export const publicUserSchema = z.object({
  _id: z.string(),
  fullName: z.string(),
  userType: userTypeSchema,
  profile: z.string().nullable(),
  title: z.string().nullable(),
  bio: z.string().nullable(),
  companyName: z.string().nullable(),
  website: z.string().nullable(),
  serviceRadiusKm: z.number().int().nullable(),
  /** The country, as an account names it, of contractors who say how far they travel. A server of before has none. */
  location: z.object({ city: z.string().nullable(), country: z.string().nullable().optional() }),
  /** Two decimals, about 1 km, of contractors who say how far they travel; null of all others. */
  point: z.object({ lat: z.number(), lng: z.number() }).nullable(),
  createdAt: instantSchema,
  rating: z.number(),
  reviewCount: z.number().int(),
  completedContracts: z.number().int().optional(),
  badges: z.array(z.string()),
});
export type PublicUser = Infer<typeof publicUserSchema>;

/** A person as embedded in other objects: `fullName` is the name to show, of a company its own. */
export const personSchema = z.object({
  _id: z.string(),
  fullName: z.string(),
  profile: z.string().nullable(),
  /** They have left or are suspended: there is no profile of theirs. */
  isGone: z.boolean().optional(),
});
export type Person = Infer<typeof personSchema>;

/** `GET /users/me` */
export const meAnswerSchema = z.object({ success: z.literal(true), user: userSchema, data: userSchema });

/** `PUT /users/me`: the fields a person may change; everything else in the body is dropped. */
export const updateMeSchema = z.object({
  fullName: fullNameSchema.optional(),
  phoneNumber: phoneSchema.optional(),
  title: oneLine(PROFILE_TITLE_MAX).optional(),
  bio: manyLines(BIO_MAX).optional(),
  location: z.preprocess(parseJsonText, placeInputSchema).optional(),
  city: oneLine(PLACE_MAX).optional(),
  country: oneLine(PLACE_MAX).optional(),
  website: websiteSchema.optional(),
  companyName: oneLine(FULL_NAME_MAX).optional(),
  serviceRadiusKm: serviceRadiusIn(1).optional(),
});
export type UpdateMe = Infer<typeof updateMeSchema>;

/** `profileUrl` only when the picture changed. */
export const meUpdatedSchema = z.object({
  success: z.literal(true),
  message: z.string(),
  user: userSchema,
  data: userSchema,
  profileUrl: z.string().optional(),
});

/** Dialog "Edit Your Title": save is disabled when blank. */
export const titleFormSchema = z.object({
  title: oneLine(PROFILE_TITLE_MAX, 'titleRequired'),
});

/** Dialog "Edit Bio": save is disabled when blank. */
export const bioFormSchema = z.object({
  bio: manyLines(BIO_MAX, 'bioRequired'),
});

/** Dialog "Edit Profile Picture". */
export const pictureFormSchema = z.object({
  profile: z
    .unknown()
    .refine((value) => value instanceof File, says('pictureRequired'))
    .transform((value) => value as File),
});

/** Dialog "Edit your details". How far a contractor travels is typed in the unit of their country. */
export const accountFormSchema = (country: Country) =>
  z.object({
    fullName: fullNameSchema,
    companyName: oneLine(FULL_NAME_MAX),
    phoneNumber: phoneSchema,
    website: websiteSchema,
    city: oneLine(PLACE_MAX),
    location: placeInputSchema.nullable(),
    serviceRadiusKm: serviceRadiusIn(lengthUnit(country).km),
  });
export type AccountForm = InferInput<ReturnType<typeof accountFormSchema>>;

/** `GET /users/profile/{id}`; `name` repeats `fullName`, `data` repeats `user`. */
export const publicProfileSchema = z.object({
  success: z.literal(true),
  fullName: z.string(),
  name: z.string(),
  user: publicUserSchema,
  data: publicUserSchema,
});
export type PublicProfile = Infer<typeof publicProfileSchema>;

/** `GET /users/top-performers`: a bare array; the total is in `x-total-count`. `profile` may be ''. */
export const topPerformersQuerySchema = z.object({
  page: pageNumberSchema,
  limit: pageSizeSchema,
  timePeriod: z.enum(TIME_PERIODS, says('invalidOption')).default('all'),
});
export type TopPerformersQuery = Infer<typeof topPerformersQuerySchema>;
export type TopPerformersParams = InferInput<typeof topPerformersQuerySchema>;

const topPerformerSchema = z.object({
  _id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  profile: z.string(),
  title: z.string().nullable(),
  city: z.string().nullable(),
  rating: z.number(),
  reviewCount: z.number().int(),
  completedContracts: z.number().int(),
  badges: z.array(z.string()),
});
export type TopPerformer = Infer<typeof topPerformerSchema>;
export const topPerformersSchema = z.array(topPerformerSchema);

/** `Ada Byron King` → first name `Ada`, last name `Byron King`. */
export function splitName(fullName: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = fullName.trim().split(/\s+/);
  return { firstName, lastName: rest.join(' ') };
}

/** Multipart bodies send objects as JSON text; text that is no JSON is left for the schema to refuse. */
export function parseJsonText(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}
