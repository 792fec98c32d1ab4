import { CardList } from './CardList';
import type { CardListProps } from './CardList';

type ChipListProps<Row> = Pick<CardListProps<Row>, 'label' | 'rows' | 'children' | 'keyOf' | 'isOrdered'>;

const WRAPPED = {
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  minWidth: 0,
  '& > li': { minWidth: 0, maxWidth: '100%' },
} as const;

/** A wrapping list of chips or buttons. */
export function ChipList<Row>(props: ChipListProps<Row>) {
  return <CardList direction="row" spacing={0} sx={WRAPPED} {...props} />;
}
