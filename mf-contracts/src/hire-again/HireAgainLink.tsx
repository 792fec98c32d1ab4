import { useTranslation } from 'react-i18next';
import type { Contract } from '@plumbline/shared-schema/contracts';
import { ButtonLink } from '@plumbline/shared-ui/actions';
import { pathWith } from '@plumbline/shared-ui/address';
import { useMayHireAgain } from './use-may-hire-again';

type HireAgainLinkProps = {
  contract: Contract;
  /** Id of the job's title. */
  describedBy: string;
  size?: 'small';
};

/** To the dialog on the page of the contract. */
export function HireAgainLink({ contract, describedBy, size }: HireAgainLinkProps) {
  const { t } = useTranslation('contracts');
  if (!useMayHireAgain(contract)) return null;
  return (
    <ButtonLink
      to={pathWith(`/contracts/${contract._id}`, { again: '1' })}
      variant="outlined"
      aria-describedby={describedBy}
      {...(size && { size })}
    >
      {t('again.hire')}
    </ButtonLink>
  );
}
