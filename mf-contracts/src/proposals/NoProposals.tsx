import { useTranslation } from 'react-i18next';
import { ButtonLink } from '@plumbline/shared-ui/actions';
import { NothingFound } from '@plumbline/shared-ui/fields';
import { MailIcon } from '@plumbline/shared-ui/more-icons';

type NoProposalsProps = { title: string; hint: string; isSearch: boolean; onClear: () => void };

/** An empty tab: nothing there yet, or nothing that fits the search. */
export function NoProposals({ title, hint, isSearch, onClear }: NoProposalsProps) {
  const { t } = useTranslation('contracts');
  return (
    <NothingFound
      isSearch={isSearch}
      icon={<MailIcon />}
      title={title}
      hint={isSearch ? undefined : hint}
      action={
        <ButtonLink to="/jobs" variant="contained">
          {t('proposals.browse')}
        </ButtonLink>
      }
      onClear={onClear}
    />
  );
}
