import type { ApplicantRow } from './applicant-row';

export const APPLICANT_SORTS = ['newest', 'rating', 'price'] as const;
export type ApplicantSort = (typeof APPLICANT_SORTS)[number];

type Compare = (one: ApplicantRow, other: ApplicantRow) => number;

const costOf = ({ application }: ApplicantRow) => application.estimatedServiceCost ?? Infinity;

/** Among equals the order of the server stays: newest first. */
const ORDERS: Record<Exclude<ApplicantSort, 'newest'>, Compare> = {
  rating: ({ application: { userId: one } }, { application: { userId: other } }) =>
    other.rating - one.rating || other.reviewCount - one.reviewCount,
  // Two without a price: Infinity - Infinity is no number.
  price: (one, other) => (costOf(one) === costOf(other) ? 0 : costOf(one) - costOf(other)),
};

/** `newest` is how the server lists them. Whoever names no price comes after those who do, and the declined come last. */
export function sortApplicants(rows: readonly ApplicantRow[], sort: ApplicantSort): readonly ApplicantRow[] {
  const sorted = sort === 'newest' ? rows : [...rows].sort(ORDERS[sort]);
  const isDeclined = ({ application }: ApplicantRow) => Boolean(application.declined);
  return [...sorted.filter((row) => !isDeclined(row)), ...sorted.filter(isDeclined)];
}
