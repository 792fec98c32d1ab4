import { useTranslation } from 'react-i18next';
import type { ContractStatus } from '@plumbline/shared-schema/contracts';
import { Button, ButtonLink } from '@plumbline/shared-ui/actions';
import { EmptyState } from '@plumbline/shared-ui/EmptyState';

type EmptyTabProps = { status: ContractStatus; onShowActive: () => void };

/** 'No {status} contracts' (SPEC §2). */
export function EmptyTab({ status, onShowActive }: EmptyTabProps) {
  const { t } = useTranslation('contracts');
  return (
    <EmptyState
      title={t(`contractList.empty.${status}`)}
      description={t(`contractList.emptyText.${status}`)}
      action={
        status === 'active' ? (
          <ButtonLink to="/proposals" variant="contained">
            {t('contractList.toOffers')}
          </ButtonLink>
        ) : (
          <Button variant="outlined" onClick={onShowActive}>
            {t('contractList.toActive')}
          </Button>
        )
      }
    />
  );
}
