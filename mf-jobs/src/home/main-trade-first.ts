import type { FeaturedUser } from '@plumbline/shared-schema/directory';

type Trader = Pick<FeaturedUser, '_id' | 'skills'>;

/** The people whose first skill it is, then the rest; `readerId` is left out. */
export function mainTradeFirst<Person extends Trader>(
  people: readonly Person[],
  { specialty, readerId }: { specialty: string; readerId: string | undefined },
): Person[] {
  const isMain = ({ skills: [first] }: Trader) => first?.toLowerCase() === specialty.toLowerCase();
  const others = people.filter(({ _id }) => _id !== readerId);
  return [...others.filter(isMain), ...others.filter((person) => !isMain(person))];
}
