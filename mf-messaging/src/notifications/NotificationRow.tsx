import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useReadNotificationsMutation } from '@plumbline/shared-api/notifications';
import type { Notification } from '@plumbline/shared-schema/notifications';
import { RelativeTime } from '@plumbline/shared-ui/format';
import { NotificationsIcon } from '@plumbline/shared-ui/icons';
import { Box } from '@plumbline/shared-ui/layout';
import { ListItem, ListItemButton } from '@plumbline/shared-ui/lists';
import { PersonAvatar, Typography, visuallyHidden } from '@plumbline/shared-ui/text';
import { useNotificationText } from './use-notification-text';

type Props = {
  notification: Notification;
  /** Called when it is followed. */
  onFollow?: (() => void) | undefined;
  /** At the end of the row. */
  action?: ReactNode;
  /** Below it. */
  children?: ReactNode;
  divider?: boolean;
};

/** Where the texts of the rows begin. */
export const TEXT_EDGE = '86px';

const dot = { flexShrink: 0, width: 10, height: 10, mt: 1.5, borderRadius: '50%' } as const;
/** On a phone beside the time: half way down it would take width from the text. */
const END = {
  position: 'absolute',
  right: 8,
  bottom: { xs: 0, sm: 'auto' },
  top: { sm: '50%' },
  transform: { sm: 'translateY(-50%)' },
} as const;
const sign = { display: 'flex', flexShrink: 0, width: 36, height: 36 } as const;

/** A notification as a link to what it is about; following it marks it as read. */
export function NotificationRow({ notification, onFollow, action, children, divider = false }: Props) {
  const { t } = useTranslation('messaging');
  const [markRead] = useReadNotificationsMutation();
  const textOf = useNotificationText();
  const { _id, href, actor, readAt, createdAt } = notification;

  function follow() {
    if (!readAt) void markRead({ ids: [_id] });
    onFollow?.();
  }

  return (
    <ListItem disablePadding divider={divider} sx={{ display: 'block' }}>
      <Box sx={{ position: 'relative' }}>
        <ListItemButton
          component={Link}
          to={href}
          onClick={follow}
          sx={{
            gap: 1.5,
            py: 1.5,
            ...(action && { pr: { xs: 2, sm: 8 } }),
            alignItems: 'flex-start',
            minWidth: 0,
          }}
        >
          <Box sx={{ ...dot, bgcolor: readAt ? 'transparent' : 'primary.main' }} aria-hidden />
          <Box sx={{ ...sign, alignItems: 'center', justifyContent: 'center' }} aria-hidden>
            {actor ? (
              <PersonAvatar name={actor.fullName} src={actor.profile} size={36} />
            ) : (
              <NotificationsIcon color="action" />
            )}
          </Box>
          <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            {!readAt && (
              <Box component="span" sx={visuallyHidden}>
                {t('notifications.unread')}
              </Box>
            )}
            <Typography component="span" dir="auto" sx={{ display: 'block', fontWeight: readAt ? 400 : 600 }}>
              {textOf(notification)}
            </Typography>
            <Typography
              variant="caption"
              component="div"
              color="text.secondary"
              sx={{ pt: 0.5, ...(action && { pr: 5 }) }}
            >
              <RelativeTime at={createdAt} />
            </Typography>
          </Box>
        </ListItemButton>
        {action && <Box sx={END}>{action}</Box>}
      </Box>
      {children}
    </ListItem>
  );
}
