import { useTranslation } from 'react-i18next';
import type { Amendment } from '@plumbline/shared-schema/amendments';
import type { Contract } from '@plumbline/shared-schema/contracts';
import { optionLabel } from '@plumbline/shared-schema/options';
import { useFormat } from '@plumbline/shared-ui/format';
import { useContractNames } from '../contract-names/use-contract-names';

/** Who proposed it when, and what became of it when. */
export function useAmendmentTitle(contract: Contract) {
  const { t } = useTranslation('contracts');
  const { date } = useFormat();
  const names = useContractNames(contract);

  return ({ proposedBy, createdAt, status, closedAt }: Amendment): string => {
    const name = proposedBy === 'hirer' ? names.client : names.professional;
    const state = t(optionLabel('amendmentStatus', status));
    return [
      t('amend.by', { name, date: date(createdAt) }),
      closedAt === null ? state : t('amend.closed', { state, date: date(closedAt) }),
    ].join(' · ');
  };
}
