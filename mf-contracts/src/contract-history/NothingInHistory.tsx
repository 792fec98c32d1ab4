import { useTranslation } from 'react-i18next';
import { useSession } from '@plumbline/shared-api/session';
import { Button, ButtonLink } from '@plumbline/shared-ui/actions';
import { EmptyState } from '@plumbline/shared-ui/EmptyState';
import { NoMatch } from '../contract-list/NoMatch';

type NothingInHistoryProps = {
  tab: 'all' | 'completed' | 'pending';
  q: string;
  onClear: () => void;
  onShowAll: () => void;
};

/** Why there is nothing to show, and the one next step. */
export function NothingInHistory({ tab, q, onClear, onShowAll }: NothingInHistoryProps) {
  const { t } = useTranslation('contracts');
  const { user } = useSession();
  if (q !== '') return <NoMatch q={q} onClear={onClear} />;
  if (tab !== 'all') {
    return (
      <EmptyState
        title={t(tab === 'completed' ? 'contractHistory.emptyCompleted' : 'contractHistory.emptyPending')}
        description={t('contractHistory.emptyOther')}
        action={
          <Button variant="outlined" onClick={onShowAll}>
            {t('contractHistory.toAll')}
          </Button>
        }
      />
    );
  }
  const isContractor = user?.userType === 'contractor';
  return (
    <EmptyState
      title={t('contractHistory.empty')}
      description={t('contractHistory.emptyText')}
      action={
        <ButtonLink to={isContractor ? '/jobs' : '/posted-jobs'} variant="contained">
          {t(isContractor ? 'contractHistory.toJobs' : 'contractHistory.toPosted')}
        </ButtonLink>
      }
    />
  );
}
