import type { PageDescription } from '@plumbline/registry/edge';
import { displayName } from '@plumbline/shared-schema/profiles';
import type { PublicUser } from '@plumbline/shared-schema/users';
import type { ProfessionalService, WithContext } from 'schema-dts';
import { SECTIONS } from './sections';
import { breadcrumbs, CONTEXT, shortened } from './structured-data';
import type { Place } from './structured-data';

/** Only who works for others: a client is no service. */
function serviceOf(person: PublicUser, { siteUrl }: Place): WithContext<ProfessionalService> | undefined {
  if (person.userType !== 'contractor') return undefined;
  const { city } = person.location;
  return {
    '@context': CONTEXT,
    '@type': 'ProfessionalService',
    name: displayName(person),
    url: `${siteUrl}/professionals/${person._id}`,
    ...(person.title !== null && { description: person.title }),
    ...(city !== null && { address: { '@type': 'PostalAddress', addressLocality: city } }),
    ...(person.reviewCount > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: person.rating,
        reviewCount: person.reviewCount,
        bestRating: 5,
        worstRating: 1,
      },
    }),
  };
}

export function describePerson(person: PublicUser, place: Place): PageDescription {
  const service = serviceOf(person, place);
  const name = displayName(person);
  const path = breadcrumbs(place.siteUrl, [
    [SECTIONS.professionals[place.language], '/professionals'],
    [name, `/professionals/${person._id}`],
  ]);
  const description = shortened([person.title, person.location.city, person.bio].filter(Boolean).join(' – '));
  return {
    status: 200,
    title: name,
    ...(description !== '' && { description }),
    kind: 'profile',
    data: [...(service ? [service] : []), path],
  };
}
