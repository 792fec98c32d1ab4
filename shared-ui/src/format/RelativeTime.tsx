import Box from '@mui/material/Box';
import { useFormat } from './use-format';
import { useNow } from './use-now';

type Props = {
  /** ISO 8601. */
  at: string;
  /** Puts it into a sentence: `(when) => t('card.posted', { when })`. */
  text?: (when: string) => string;
};

/** `3 hours ago`, updated each minute, with the date as its tooltip. */
export function RelativeTime({ at, text = (when) => when }: Props) {
  const { date, relative } = useFormat();
  const now = useNow();
  return (
    <Box component="time" dateTime={at} title={date(at)} sx={{ whiteSpace: 'normal' }}>
      {text(relative(at, now))}
    </Box>
  );
}
