import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useDeleteReadNotificationsMutation,
  useListNotificationsQuery,
  useReadNotificationsMutation,
  useSeeNotificationsMutation,
} from '@plumbline/shared-api/notifications';
import { DEFAULT_PAGE_SIZE } from '@plumbline/shared-schema/limits';
import { NOTIFICATION_GROUPS } from '@plumbline/shared-schema/notification-kinds';
import { useAction } from '@plumbline/shared-ui/action';
import { Button, ButtonLink } from '@plumbline/shared-ui/actions';
import { useListView } from '@plumbline/shared-ui/address';
import { EmptyState } from '@plumbline/shared-ui/EmptyState';
import { DeleteIcon, MoreIcon, NotificationsActiveIcon } from '@plumbline/shared-ui/more-icons';
import { MenuAction, MenuButton, MenuLink } from '@plumbline/shared-ui/menus';
import { countText, Page } from '@plumbline/shared-ui/Page';
import { Pagination } from '@plumbline/shared-ui/Pagination';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import { TabSet } from '@plumbline/shared-ui/tabs';
import { NotificationList } from './NotificationList';

const FILTERS = { show: ['all', 'unread', ...NOTIFICATION_GROUPS] } as const;

/** What happened while the reader was away, newest first; opening the page empties the badge of the bell. */
export function NotificationsPage() {
  const { t } = useTranslation('messaging');
  const { show, page, set, turnTo } = useListView(FILTERS);
  const group = NOTIFICATION_GROUPS.find((known) => known === show);
  const notifications = useListNotificationsQuery({
    page,
    limit: DEFAULT_PAGE_SIZE,
    ...(group && { group }),
    ...(show === 'unread' && { unread: '1' as const }),
  });
  const [see] = useSeeNotificationsMutation();
  const newest = notifications.data?.data[0]?._id;

  useEffect(() => {
    if (newest !== undefined) void see();
  }, [newest, see]);

  const unread = notifications.data?.unread ?? 0;
  const unreadLabel =
    unread > 0
      ? t('notifications.show.unreadCount', { shown: countText(unread) })
      : t('notifications.show.unread');

  const labelOf = (choice: (typeof FILTERS.show)[number]) => {
    if (choice === 'all') return t('notifications.show.all');
    return choice === 'unread' ? unreadLabel : t(`schema:notificationGroups.${choice}`);
  };

  return (
    <Page title={t('titles.notifications')} actions={<ListActions hasUnread={unread > 0} />}>
      <TabSet
        label={t('notifications.show.label')}
        tabs={FILTERS.show.map((value) => ({ value, label: labelOf(value) }))}
        value={show}
        onChange={(next) => set({ show: next })}
      >
        <QueryBoundary
          query={notifications}
          loadingLabel={t('notifications.loading')}
          errorMessage={t('notifications.failed')}
          isEmpty={({ count }) => count === 0}
          empty={<NothingThere isAll={show === 'all'} onAll={() => set({ show: 'all' })} />}
        >
          {({ data, count, limit }) => (
            <>
              <NotificationList notifications={data} />
              <Pagination page={page} limit={limit} count={count} onChange={turnTo} />
            </>
          )}
        </QueryBoundary>
      </TabSet>
    </Page>
  );
}

function NothingThere({ isAll, onAll }: { isAll: boolean; onAll: () => void }) {
  const { t } = useTranslation('messaging');
  if (!isAll)
    return (
      <EmptyState
        title={t('notifications.noneHere')}
        action={<Button onClick={onAll}>{t('notifications.showAll')}</Button>}
      />
    );
  return (
    <EmptyState
      title={t('notifications.none')}
      description={t('notifications.noneHint')}
      action={
        <ButtonLink to="/jobs" variant="contained">
          {t('notifications.toJobs')}
        </ButtonLink>
      }
    />
  );
}

const MORE = { minWidth: 44, minHeight: 44, p: 0 };

function ListActions({ hasUnread }: { hasUnread: boolean }) {
  const { t } = useTranslation('messaging');
  const [markRead, reading] = useReadNotificationsMutation();
  const [removeRead, removing] = useDeleteReadNotificationsMutation();
  const run = useAction();
  const readAll = () => run(markRead(null).unwrap(), { done: null, failed: t('notifications.readFailed') });
  const deleteRead = () =>
    run(removeRead().unwrap(), { done: t('notifications.deleted'), failed: t('notifications.deleteFailed') });

  return (
    <>
      {/* Always there: as it came with the answer it would push the list down. */}
      <Button
        variant="outlined"
        disabled={!hasUnread}
        loading={reading.isLoading}
        onClick={() => void readAll()}
      >
        {t('notifications.readAll')}
      </Button>
      <MenuButton label={t('notifications.more')} content={<MoreIcon />} color="inherit" sx={MORE}>
        <MenuAction
          icon={<DeleteIcon fontSize="small" />}
          disabled={removing.isLoading}
          onSelect={() => void deleteRead()}
        >
          {t('notifications.deleteRead')}
        </MenuAction>
        <MenuLink icon={<NotificationsActiveIcon fontSize="small" />} to="/setting">
          {t('notifications.toSettings')}
        </MenuLink>
      </MenuButton>
    </>
  );
}
