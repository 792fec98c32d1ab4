import type { ReactNode } from 'react';
import { Box, Skeleton } from '@plumbline/shared-ui/layout';
import type { FeaturedUser } from '@plumbline/shared-schema/directory';
import { PersonCard } from './PersonCard';

/** As many as stand in one row of the widest page. */
export const PEOPLE_SHOWN = 4;

type PeopleGridProps = {
  /** Undefined while they are on the way. */
  people: readonly FeaturedUser[] | undefined;
  factOf?: (person: FeaturedUser) => string | undefined;
  heading?: 'h2' | 'h3';
};

/** People side by side. */
export function PeopleGrid({ people, factOf, heading = 'h3' }: PeopleGridProps) {
  return (
    <Row isList={people !== undefined}>
      {people
        ? people.map((person) => (
            <li key={person._id}>
              <PersonCard person={person} fact={factOf?.(person)} heading={heading} />
            </li>
          ))
        : Array.from({ length: PEOPLE_SHOWN }, (_, index) => (
            <Skeleton key={index} variant="rounded" height={112} />
          ))}
    </Row>
  );
}

function Row({ isList, children }: { isList: boolean; children: ReactNode }) {
  return (
    <Box
      component={isList ? 'ul' : 'div'}
      sx={{
        m: 0,
        p: 0,
        listStyle: 'none',
        display: 'grid',
        gap: 2,
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          sm: 'repeat(2, minmax(0, 1fr))',
          lg: 'repeat(4, minmax(0, 1fr))',
        },
      }}
    >
      {children}
    </Box>
  );
}
