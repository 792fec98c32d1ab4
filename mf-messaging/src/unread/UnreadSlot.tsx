import { useTranslation } from 'react-i18next';
import { useCountUnreadMessagesQuery } from '@plumbline/shared-api/chats';
import { useLive } from '@plumbline/shared-api/live';
import type { SlotPropsOf } from '@plumbline/shared-schema/platform-contract';
import { Box } from '@plumbline/shared-ui/layout';
import { countText, useTitleCount } from '@plumbline/shared-ui/Page';
import { Chip, visuallyHidden } from '@plumbline/shared-ui/text';

/** How often it is counted again while the socket is down. */
const REFRESH_MS = 60_000;

/** At the header's entry and in the tab's title: how many messages are unread. Nothing, when none is or nobody knows. */
export function UnreadSlot({ place }: SlotPropsOf<'header.unread/v1'>) {
  const { t } = useTranslation('messaging');
  const { data: unread = 0 } = useCountUnreadMessagesQuery(undefined, useLive({ fallbackMs: REFRESH_MS }));
  useTitleCount(unread);
  if (unread === 0) return null;

  const shown = countText(unread);
  return (
    <>
      {place === 'entry' ? <Count>{shown}</Count> : <Dot />}
      <Box component="span" sx={visuallyHidden}>
        {` ${t('unread.label', { count: unread, shown })}`}
      </Box>
    </>
  );
}

function Count({ children }: { children: string }) {
  return (
    <Chip
      size="small"
      color="primary"
      component="span"
      label={children}
      aria-hidden
      sx={{ ml: 0.25, height: 18, cursor: 'inherit', '& > span': { px: 0.75 } }}
    />
  );
}

/** A dot in the corner of what it stands in. */
function Dot() {
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        position: 'absolute',
        top: 6,
        right: 6,
        width: 10,
        height: 10,
        borderRadius: '50%',
        bgcolor: 'primary.main',
        boxShadow: '0 0 0 2px var(--mui-palette-background-paper)',
        pointerEvents: 'none',
      }}
    />
  );
}
