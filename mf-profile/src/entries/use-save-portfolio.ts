import { useTranslation } from 'react-i18next';
import { useUnsent } from '@plumbline/shared-api/outbox';
import { useSavePortfolioItemMutation } from '@plumbline/shared-api/portfolios';
import type { EntryToSave } from '@plumbline/shared-api/profile-entries';
import { PORTFOLIO_LONGEST_SIDE } from '@plumbline/shared-schema/limits';
import type { PortfolioFields } from '@plumbline/shared-schema/portfolios';
import { titleOf } from '@plumbline/shared-schema/work-title';
import { smaller } from '../pictures/smaller';

/** Who saves at once may have chosen a picture whose smaller copy is still being made. */
const ready = (file: File | undefined) => file && smaller(file, PORTFOLIO_LONGEST_SIDE).catch(() => file);

type Answer = { message: string; data: unknown };

/** Saves a work; without a network it is kept until there is one. */
export function useSavePortfolio() {
  const { t } = useTranslation('profile');
  const [save] = useSavePortfolioItemMutation();
  const { keep } = useUnsent('portfolioItem');
  return ({ _id, input: { before, after, ...input } }: EntryToSave<PortfolioFields>) => ({
    unwrap: async (): Promise<Answer> => {
      const pictures = { before: await ready(before), after: await ready(after) };
      if (navigator.onLine) return save({ _id, input: { ...input, ...pictures } }).unwrap();
      const sides = (['before', 'after'] as const).filter((side) => pictures[side]);
      keep(
        { _id, input, pictures: sides },
        sides.flatMap((side) => pictures[side] ?? []),
      );
      return { message: t('portfolios.waits', { name: titleOf(input.description) }), data: input };
    },
  });
}
