import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

/** Which of all results, counted from 1, have a pin; or how many, where they are not in a row. */
export type Shown = { from: number; to: number; total: number } | { count: number; total: number };

/** Says so where it is not all of them, and keeps its line where it is. */
export function MapCaption({ shown }: { shown: Shown | undefined }) {
  return (
    <Typography variant="caption" component="p" color="text.secondary" sx={{ mt: 1, minHeight: '1.5em' }}>
      {shown && <ShownText shown={shown} />}
    </Typography>
  );
}

function ShownText({ shown }: { shown: Shown }) {
  const { t } = useTranslation('places');
  if ('count' in shown) return shown.count < shown.total && t('shownSome', shown);
  const isPart = shown.to - shown.from + 1 < shown.total;
  return isPart && t(shown.from === 1 ? 'shownFirst' : 'shownRange', shown);
}
