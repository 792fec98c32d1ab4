import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '@plumbline/shared-ui/actions';
import { EmptyState } from '@plumbline/shared-ui/EmptyState';
import { MailIcon, SearchIcon } from '@plumbline/shared-ui/icons';
import { SEARCH_ID } from './ProposalSearch';

type NothingFoundProps = {
  /** 'No offers found'. */
  title: string;
  /** What would bring something here. */
  hint: string;
  isSearching: boolean;
  onClear: () => void;
};

/** An empty tab: nothing there yet, or nothing that fits the search. */
export function NothingFound({ title, hint, isSearching, onClear }: NothingFoundProps) {
  const { t } = useTranslation('contracts');
  if (!isSearching) {
    return (
      <EmptyState
        icon={<MailIcon />}
        title={title}
        description={hint}
        action={
          <ButtonLink to="/jobs" variant="contained">
            {t('proposals.browse')}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <EmptyState
      icon={<SearchIcon />}
      title={title}
      action={
        <Button
          variant="outlined"
          onClick={() => {
            onClear();
            document.getElementById(SEARCH_ID)?.focus();
          }}
        >
          {t('proposals.clear')}
        </Button>
      }
    />
  );
}
