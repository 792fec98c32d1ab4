import { useTranslation } from 'react-i18next';
import { useSession } from '@plumbline/shared-api/session';
import { ButtonLink } from '@plumbline/shared-ui/actions';
import { EmptyState } from '@plumbline/shared-ui/EmptyState';
import { ChatIcon } from '@plumbline/shared-ui/more-icons';

/** Nobody to talk to yet, and where the reader finds somebody. */
export function NoConversations() {
  const { t } = useTranslation('messaging');
  const { isHirer } = useSession();

  return (
    <EmptyState
      icon={<ChatIcon />}
      title={t('conversations.none')}
      description={t(isHirer ? 'conversations.noneHirer' : 'conversations.noneContractor')}
      action={
        <ButtonLink to={isHirer ? '/posted-jobs' : '/jobs'} variant="contained">
          {t(isHirer ? 'conversations.toPostedJobs' : 'conversations.toJobs')}
        </ButtonLink>
      }
    />
  );
}
