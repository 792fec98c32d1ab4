import { useTranslation } from 'react-i18next';
import { Button } from '@plumbline/shared-ui/actions';
import { EmptyState } from '@plumbline/shared-ui/EmptyState';
import { SearchIcon } from '@plumbline/shared-ui/icons';
import { SEARCH_ID } from './SearchBox';

/** Nothing fits the search, and the way out of it. */
export function NoMatch({ q, onClear }: { q: string; onClear: () => void }) {
  const { t } = useTranslation('contracts');
  return (
    <EmptyState
      icon={<SearchIcon />}
      title={t('contractList.noMatch', { q })}
      description={t('contractList.noMatchText')}
      action={
        <Button
          variant="contained"
          onClick={() => {
            // This button goes with the search.
            document.getElementById(SEARCH_ID)?.focus();
            onClear();
          }}
        >
          {t('contractList.clear')}
        </Button>
      }
    />
  );
}
