import { useSavePortfolioItemMutation } from '@plumbline/shared-api/portfolios';
import type { EntryToSave } from '@plumbline/shared-api/profile-entries';
import { PORTFOLIO_LONGEST_SIDE } from '@plumbline/shared-schema/limits';
import type { PortfolioFields } from '@plumbline/shared-schema/portfolios';
import { smaller } from '../pictures/smaller';

/** Who saves at once may have chosen a picture whose smaller copy is still being made. */
const ready = (file: File | undefined) => file && smaller(file, PORTFOLIO_LONGEST_SIDE).catch(() => file);

export function useSavePortfolio() {
  const [save] = useSavePortfolioItemMutation();
  return ({ _id, input }: EntryToSave<PortfolioFields>) => ({
    unwrap: async () => {
      const [before, after] = await Promise.all([ready(input.before), ready(input.after)]);
      return save({ _id, input: { ...input, before, after } }).unwrap();
    },
  });
}
