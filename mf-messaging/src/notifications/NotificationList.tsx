import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeleteNotificationMutation } from '@plumbline/shared-api/notifications';
import type { Notification } from '@plumbline/shared-schema/notifications';
import { useAction } from '@plumbline/shared-ui/action';
import { Button, IconButton } from '@plumbline/shared-ui/actions';
import { DeleteIcon } from '@plumbline/shared-ui/more-icons';
import { Box, Paper } from '@plumbline/shared-ui/layout';
import { List } from '@plumbline/shared-ui/lists';
import { bundled } from './groups';
import type { NotificationBundle } from './groups';
import { NotificationRow, TEXT_EDGE } from './NotificationRow';
import { useNotificationText } from './use-notification-text';

/** Notifications, the newest of each contract, offer, job or conversation above its earlier ones. */
export function NotificationList({ notifications }: { notifications: Notification[] }) {
  const { t } = useTranslation('messaging');
  const bundles = bundled(notifications);

  return (
    <Paper variant="outlined">
      <List disablePadding aria-label={t('titles.notifications')}>
        {bundles.map((bundle, index) => (
          <Bundle key={bundle.newest._id} bundle={bundle} divider={index < bundles.length - 1} />
        ))}
      </List>
    </Paper>
  );
}

function Bundle({ bundle: { newest, earlier }, divider }: { bundle: NotificationBundle; divider: boolean }) {
  const { t } = useTranslation('messaging');
  const [isOpen, setIsOpen] = useState(false);
  const hidden = earlier.length;

  return (
    <NotificationRow notification={newest} divider={divider} action={<DeleteButton notification={newest} />}>
      {hidden > 0 && (
        <Box sx={{ pb: 1 }}>
          <Button
            size="small"
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
            sx={{ ml: `calc(${TEXT_EDGE} - var(--plumbline-button-inset))` }}
          >
            {isOpen ? t('notifications.hideEarlier') : t('notifications.earlier', { count: hidden })}
          </Button>
          {isOpen && (
            <List
              disablePadding
              sx={{ pl: { xs: 2, sm: 8 } }}
              aria-label={t('notifications.earlier', { count: hidden })}
            >
              {earlier.map((notification) => (
                <NotificationRow
                  key={notification._id}
                  notification={notification}
                  action={<DeleteButton notification={notification} />}
                />
              ))}
            </List>
          )}
        </Box>
      )}
    </NotificationRow>
  );
}

function DeleteButton({ notification }: { notification: Notification }) {
  const { t } = useTranslation('messaging');
  const [remove] = useDeleteNotificationMutation();
  const run = useAction();
  const text = useNotificationText()(notification);

  return (
    <IconButton
      label={t('notifications.delete', { text })}
      sx={{ minWidth: 44, minHeight: 44, color: 'text.secondary', '&:hover': { color: 'text.primary' } }}
      onClick={() =>
        void run(remove(notification._id).unwrap(), {
          done: null,
          failed: t('notifications.deleteFailed'),
          isDone: ({ code }) => code === 'NOT_FOUND',
        })
      }
    >
      <DeleteIcon fontSize="small" />
    </IconButton>
  );
}
