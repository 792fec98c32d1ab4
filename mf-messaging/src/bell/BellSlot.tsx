import { useTranslation } from 'react-i18next';
import { useCountUnreadNotificationsQuery } from '@plumbline/shared-api/notifications';
import { ButtonLink } from '@plumbline/shared-ui/actions';
import { NotificationsIcon } from '@plumbline/shared-ui/icons';
import { Badge } from '@plumbline/shared-ui/text';

const MOST_SHOWN = 99;
const round = { minWidth: 44, minHeight: 44, p: 1, borderRadius: '50%' } as const;

/** The header's bell (SPEC §2): how much is unread, and the way to the notifications. */
export function BellSlot() {
  const { t } = useTranslation('messaging');
  const { data: unread = 0 } = useCountUnreadNotificationsQuery();
  const label = unread > 0 ? t('bell.unread', { count: unread }) : t('bell.label');
  return (
    <ButtonLink to="/notifications" color="inherit" aria-label={label} title={label} sx={round}>
      <Badge badgeContent={unread} max={MOST_SHOWN} color="primary" aria-hidden>
        <NotificationsIcon />
      </Badge>
    </ButtonLink>
  );
}
