import { Box, CardList, EntrySkeleton } from '@plumbline/shared-ui/layout';
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
  /** Of the widest page: five where pages of ten are shown, of which four leave a gap at the end. */
  columns?: 4 | 5;
};

const lookOf = (columns: number) => ({
  display: 'grid',
  gap: 2,
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    md: 'repeat(4, minmax(0, 1fr))',
    lg: `repeat(${columns}, minmax(0, 1fr))`,
  },
});

export function PeopleGrid({ people, factOf, heading = 'h3', columns = PEOPLE_SHOWN }: PeopleGridProps) {
  const look = lookOf(columns);
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
