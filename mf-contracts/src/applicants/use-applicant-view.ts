import { useAddress } from '@plumbline/shared-ui/address';
import { APPLICANT_SORTS } from './applicant-order';

const VIEWS = ['cards', 'table'] as const;
const SHOWN = ['all', 'shortlist'] as const;

/** Order and look of the list, as the address holds them (`?sort=price&view=table&show=shortlist`). */
export function useApplicantView() {
  const { one, change } = useAddress();

  return {
    sort: one('sort', APPLICANT_SORTS),
    sortBy: (sort: string) => change({ sort: sort === APPLICANT_SORTS[0] ? '' : sort }),
    isShortlist: one('show', SHOWN) === 'shortlist',
    showShortlist: (isShortlist: boolean) => change({ show: isShortlist ? 'shortlist' : '' }),
    isTable: one('view', VIEWS) === 'table',
    showTable: (isTable: boolean) => change({ view: isTable ? 'table' : '' }),
  };
}
export type ApplicantView = ReturnType<typeof useApplicantView>;
