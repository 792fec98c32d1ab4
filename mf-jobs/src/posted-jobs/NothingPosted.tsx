import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '@plumbline/shared-ui/actions';
import { EmptyState } from '@plumbline/shared-ui/EmptyState';
import { AddIcon, SearchIcon } from '@plumbline/shared-ui/icons';
import { SEARCH_ID } from './PostedJobsFilter';
import type { StatusFilter } from './use-posted-jobs-view';

type NothingPostedProps = { q: string; status: StatusFilter; onClear: () => void };

/** An empty list: nothing was posted yet, or nothing matches. */
export function NothingPosted({ q, status, onClear }: NothingPostedProps) {
  const { t } = useTranslation('jobs');
  if (q === '' && status === '') {
    return (
      <EmptyState
        title={t('posted.empty')}
        description={t('posted.emptyHint')}
        action={
          <ButtonLink to="/post-contract" variant="contained" startIcon={<AddIcon />}>
            {t('posted.postFirst')}
          </ButtonLink>
        }
      />
    );
  }

  return (
    <EmptyState
      title={q === '' ? t(`posted.none.${status || 'open'}`) : t('posted.noMatch', { text: q })}
      icon={<SearchIcon />}
      action={
        <Button
          variant="outlined"
          onClick={() => {
            onClear();
            document.getElementById(SEARCH_ID)?.focus();
          }}
        >
          {t('posted.clear')}
        </Button>
      }
    />
  );
}
