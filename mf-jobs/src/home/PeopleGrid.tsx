import { Box, CardList, EntrySkeleton, PHONE_RAIL } from '@plumbline/shared-ui/layout';
import type { FeaturedUser } from '@plumbline/shared-schema/directory';
import { PersonCard } from './PersonCard';

/** One row of the widest page. */
export const PEOPLE_SHOWN = 4;
/** The reader may be among them, and is not shown to themselves. */
export const PEOPLE_ASKED = PEOPLE_SHOWN + 1;

type PeopleGridProps = {
  /** Undefined while loading. */
  people: readonly FeaturedUser[] | undefined;
  factOf?: (person: FeaturedUser) => string | undefined;
  heading?: 'h2' | 'h3';
  /** A page of its own, of ten: one below the other on phones, five beside each other where there is room. */
  isPage?: boolean;
};

const lookOf = (isPage: boolean) => ({
  display: 'grid',
  gap: 2,
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    md: 'repeat(4, minmax(0, 1fr))',
    lg: `repeat(${isPage ? 5 : PEOPLE_SHOWN}, minmax(0, 1fr))`,
  },
  ...(isPage ? {} : PHONE_RAIL),
});

export function PeopleGrid({ people, factOf, heading = 'h3', isPage = false }: PeopleGridProps) {
  const look = lookOf(isPage);
  if (people === undefined) {
    return (
      <Box sx={look}>
        {Array.from({ length: PEOPLE_SHOWN }, (_, index) => (
          <EntrySkeleton key={index} size="tile" />
        ))}
      </Box>
    );
  }
  return (
    <CardList rows={people} spacing={0} sx={look}>
      {(person) => <PersonCard person={person} fact={factOf?.(person)} heading={heading} />}
    </CardList>
  );
}
