import { useTranslation } from 'react-i18next';
import { ButtonLink } from '@plumbline/shared-ui/actions';
import { EmptyState } from '@plumbline/shared-ui/EmptyState';

/** The chat of the address does not exist, or not for this reader. */
export function ConversationNotFound({ to }: { to: string }) {
  const { t } = useTranslation('messaging');

  return (
    <EmptyState
      title={t('conversations.notFound')}
      description={t('conversations.notFoundText')}
      action={
        <ButtonLink to={to} replace variant="contained">
          {t('conversations.toAll')}
        </ButtonLink>
      }
    />
  );
}
