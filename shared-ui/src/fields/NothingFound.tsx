import { Button } from '@plumbline/shared-ui/actions';
import { EmptyState } from '@plumbline/shared-ui/EmptyState';
import type { EmptyStateProps } from '@plumbline/shared-ui/EmptyState';
import { SearchIcon } from '@plumbline/shared-ui/icons';
import { focusSearchField } from './SearchField';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

type NothingFoundProps = Pick<EmptyStateProps, 'title' | 'action' | 'icon'> & {
  /** A search is active: offers to clear it. */
  isSearch: boolean;
  /** How to get something here. */
  hint?: ReactNode;
  clearLabel?: string;
  onClear: () => void;
};

/** An empty list: nothing there yet, or no match of the search. */
export function NothingFound(props: NothingFoundProps) {
  const { isSearch, title, hint, action, icon, clearLabel, onClear } = props;
  const { t } = useTranslation('ui');

  function clear() {
    // This button disappears with the search.
    focusSearchField();
    onClear();
  }

  return (
    <EmptyState
      icon={isSearch ? <SearchIcon /> : icon}
      title={title}
      description={hint}
      action={
        isSearch ? (
          <Button variant="outlined" onClick={clear}>
            {clearLabel ?? t('search.clear')}
          </Button>
        ) : (
          action
        )
      }
    />
  );
}
