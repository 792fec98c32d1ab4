import { useTranslation } from 'react-i18next';
import { useCountUnreadNotificationsQuery } from '@plumbline/shared-api/notifications';
import { ButtonLink } from '@plumbline/shared-ui/actions';
import { NotificationsIcon } from '@plumbline/shared-ui/icons';
import { Badge } from '@plumbline/shared-ui/text';

const MOST_SHOWN = 99;
const round = { minWidth: 44, minHeight: 44, p: 1, borderRadius: '50%' } as const;

/** The header's bell: how much is unread, and the way to the notifications. */
export function BellSlot() {
  const { t } = useTranslation('messaging');
  const { data: unread = 0 } = useCountUnreadNotificationsQuery();
  // The name holds what is seen, so that a spoken "99+" finds the bell too.
  const shown = unread > MOST_SHOWN ? `${String(MOST_SHOWN)}+` : String(unread);
  const label = unread > 0 ? t('bell.unread', { count: unread, shown }) : t('bell.label');
  return (
    <ButtonLink to="/notifications" color="inherit" aria-label={label} title={label} sx={round}>
      {unread > 0 ? (
        <Badge badgeContent={shown} color="primary" aria-hidden>
          <NotificationsIcon />
        </Badge>
      ) : (
        <NotificationsIcon />
      )}
    </ButtonLink>
  );
}
