import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

/** Which of all results, counted from 1, have a pin. */
export type Shown = { from: number; to: number; total: number };

/** Says so where it is not all of them, and keeps its line where it is. */
export function MapCaption({ shown }: { shown: Shown | undefined }) {
  const { t } = useTranslation('places');
  const isPart = shown !== undefined && shown.to - shown.from + 1 < shown.total;
  return (
    <Typography variant="caption" component="p" color="text.secondary" sx={{ mt: 1, minHeight: '1.5em' }}>
      {isPart && t(shown.from === 1 ? 'shownFirst' : 'shownRange', shown)}
    </Typography>
  );
}
