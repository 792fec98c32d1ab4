import { useEffect, useRef } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useListNotificationsQuery, useSeeNotificationsMutation } from '@plumbline/shared-api/notifications';
import type { Notification } from '@plumbline/shared-schema/notifications';
import { pressedKey } from '@plumbline/shared-ui/action';
import { ButtonLink } from '@plumbline/shared-ui/actions';
import { Box } from '@plumbline/shared-ui/layout';
import { List } from '@plumbline/shared-ui/lists';
import { popoverFrame, usePopover } from '@plumbline/shared-ui/menus';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import { Typography } from '@plumbline/shared-ui/text';
import { bundled } from '../notifications/groups';
import { NotificationRow, TEXT_EDGE } from '../notifications/NotificationRow';

type Props = {
  id: string;
  button: RefObject<HTMLButtonElement | null>;
  /** `isFocusWanted`: whether the bell gets the focus back. */
  onClose: (isFocusWanted?: boolean) => void;
};

const SHOWN = 6;
/** Enough for six that differ, where several belong together. */
const ASKED_FOR = 24;
const GAP = 8;

const frame = {
  ...popoverFrame,
  left: 'auto',
  width: 'min(400px, calc(100vw - 16px))',
} as const;

/** Below the bell, as far to the right as it goes, and never beyond the page. */
function placeUnder(button: HTMLElement | null) {
  const { right, bottom } = button?.getBoundingClientRect() ?? { right: 0, bottom: 0 };
  const room = document.documentElement.clientWidth;
  const width = Math.min(400, room - 2 * GAP);
  const fromRight = Math.min(Math.max(room - right, GAP), room - width - GAP);
  return { right: fromRight, top: bottom + GAP, maxHeight: `calc(100vh - ${String(bottom + 2 * GAP)}px)` };
}

/** The newest notifications; they count as seen from here on. Esc and whatever is done elsewhere close it. */
export function BellPanel({ id, button, onClose }: Props) {
  const { t } = useTranslation('messaging');
  const panel = useRef<HTMLDivElement>(null);
  const { onBlur } = usePopover({ button, panel, isOpen: true, onLeave: () => onClose(false) });
  const notifications = useListNotificationsQuery({ page: 1, limit: ASKED_FOR });
  const [see] = useSeeNotificationsMutation();
  const newest = notifications.data?.data[0]?._id;

  useEffect(() => panel.current?.focus(), []);

  useEffect(() => {
    if (newest !== undefined) void see();
  }, [newest, see]);

  function closeOnEscape(event: KeyboardEvent) {
    if (pressedKey(event) !== 'Escape') return;
    event.stopPropagation();
    onClose();
  }

  return (
    <Box
      ref={panel}
      id={id}
      role="dialog"
      popover="manual"
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      onKeyDown={closeOnEscape}
      onBlur={onBlur}
      style={placeUnder(button.current)}
      sx={frame}
    >
      <Typography
        id={`${id}-title`}
        component="h2"
        variant="subtitle1"
        sx={{ px: 2, pt: 1.5, fontWeight: 600 }}
      >
        {t('titles.notifications')}
      </Typography>
      <QueryBoundary
        query={notifications}
        loadingLabel={t('notifications.loading')}
        errorMessage={t('notifications.failed')}
        isEmpty={({ count }) => count === 0}
        empty={
          <Typography color="text.secondary" sx={{ px: 2, py: 3 }}>
            {t('notifications.none')}
          </Typography>
        }
      >
        {({ data }) => <NewestList notifications={data} onFollow={() => onClose(false)} />}
      </QueryBoundary>
      <Box sx={{ p: 1, borderTop: 1, borderColor: 'divider' }}>
        <ButtonLink to="/notifications" fullWidth onClick={() => onClose(false)}>
          {t('bell.all')}
        </ButtonLink>
      </Box>
    </Box>
  );
}

function NewestList({ notifications, onFollow }: { notifications: Notification[]; onFollow: () => void }) {
  const { t } = useTranslation('messaging');
  return (
    <List disablePadding aria-label={t('titles.notifications')}>
      {bundled(notifications)
        .slice(0, SHOWN)
        .map(({ newest: notification, earlier }) => (
          <NotificationRow key={notification._id} notification={notification} onFollow={onFollow}>
            {earlier.length > 0 && (
              <Typography
                variant="caption"
                color="text.secondary"
                sx={{ display: 'block', pl: TEXT_EDGE, pb: 1 }}
              >
                {t('notifications.earlier', { count: earlier.length })}
              </Typography>
            )}
          </NotificationRow>
        ))}
    </List>
  );
}
