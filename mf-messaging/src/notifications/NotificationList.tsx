import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useReadNotificationsMutation } from '@plumbline/shared-api/notifications';
import type { Notification } from '@plumbline/shared-schema/notifications';
import { RelativeTime } from '@plumbline/shared-ui/format';
import { Box, Paper } from '@plumbline/shared-ui/layout';
import { List, ListItem, ListItemButton } from '@plumbline/shared-ui/lists';
import { Typography, visuallyHidden } from '@plumbline/shared-ui/text';

const dot = { flexShrink: 0, width: 10, height: 10, mt: 0.75, borderRadius: '50%' } as const;

/** Notifications as links to what they are about; following one marks it as read. */
export function NotificationList({ notifications }: { notifications: Notification[] }) {
  const { t } = useTranslation('messaging');
  const [markRead] = useReadNotificationsMutation();

  return (
    <Paper variant="outlined">
      <List disablePadding aria-label={t('notifications.title')}>
        {notifications.map(({ _id, kind, values, href, readAt, createdAt }, index) => (
          <ListItem key={_id} disablePadding divider={index < notifications.length - 1}>
            <ListItemButton
              component={Link}
              to={href}
              sx={{ gap: 1.5, py: 1.5, alignItems: 'flex-start' }}
              onClick={() => {
                if (!readAt) void markRead({ ids: [_id] });
              }}
            >
              <Box sx={{ ...dot, bgcolor: readAt ? 'transparent' : 'primary.main' }} aria-hidden />
              <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                {!readAt && (
                  <Box component="span" sx={visuallyHidden}>
                    {t('notifications.unread')}
                  </Box>
                )}
                <Typography
                  component="span"
                  dir="auto"
                  sx={{ display: 'block', fontWeight: readAt ? 400 : 600 }}
                >
                  {t(`schema:notifications.${kind}`, values)}
                </Typography>
                <Typography variant="caption" color="text.secondary">
                  <RelativeTime at={createdAt} />
                </Typography>
              </Box>
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Paper>
  );
}
