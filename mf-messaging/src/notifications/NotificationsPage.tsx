import { useTranslation } from 'react-i18next';
import { useListNotificationsQuery, useReadNotificationsMutation } from '@plumbline/shared-api/notifications';
import { DEFAULT_PAGE_SIZE } from '@plumbline/shared-schema/limits';
import { useAction } from '@plumbline/shared-ui/action';
import { Button, ButtonLink } from '@plumbline/shared-ui/actions';
import { useListView } from '@plumbline/shared-ui/address';
import { EmptyState } from '@plumbline/shared-ui/EmptyState';
import { Page } from '@plumbline/shared-ui/Page';
import { Pagination } from '@plumbline/shared-ui/Pagination';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import { NotificationList } from './NotificationList';

/** What happened while the reader was away, newest first; the bell leads here. */
export function NotificationsPage() {
  const { t } = useTranslation('messaging');
  const { page, turnTo } = useListView();
  const notifications = useListNotificationsQuery({ page, limit: DEFAULT_PAGE_SIZE });

  return (
    <Page
      width="narrow"
      title={t('notifications.title')}
      actions={(notifications.data?.unread ?? 0) > 0 && <ReadAllButton />}
    >
      <QueryBoundary
        query={notifications}
        loadingLabel={t('notifications.loading')}
        errorMessage={t('notifications.failed')}
        isEmpty={({ count }) => count === 0}
        empty={
          <EmptyState
            title={t('notifications.none')}
            description={t('notifications.noneHint')}
            action={
              <ButtonLink to="/jobs" variant="contained">
                {t('notifications.toJobs')}
              </ButtonLink>
            }
          />
        }
      >
        {({ data, count, limit }) => (
          <>
            <NotificationList notifications={data} />
            <Pagination page={page} limit={limit} count={count} onChange={turnTo} />
          </>
        )}
      </QueryBoundary>
    </Page>
  );
}

function ReadAllButton() {
  const { t } = useTranslation('messaging');
  const [markRead, { isLoading }] = useReadNotificationsMutation();
  const run = useAction();
  const readAll = () => run(markRead(null).unwrap(), { done: null, failed: t('notifications.readFailed') });

  return (
    <Button variant="outlined" loading={isLoading} onClick={() => void readAll()}>
      {t('notifications.readAll')}
    </Button>
  );
}
