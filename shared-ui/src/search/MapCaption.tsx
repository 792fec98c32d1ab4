import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

/** Which of all results, counted from 1, have a pin. */
export type Shown = { from: number; to: number; total: number };

type MapCaptionProps = {
  shown: Shown | undefined;
  pins: number;
  /** Undefined until the map has its view. */
  inView: number | undefined;
};

/** Says so where it is not all of them, or not all are in view; keeps its line where it is. */
export function MapCaption({ shown, pins, inView = pins }: MapCaptionProps) {
  const { t } = useTranslation('places');
  const isPart = shown !== undefined && shown.to - shown.from + 1 < shown.total;
  const texts = [
    isPart && t(shown.from === 1 ? 'shownFirst' : 'shownRange', shown),
    inView < pins && t('inView', { inView, pins }),
  ];
  return (
    <Typography variant="caption" component="p" color="text.secondary" sx={{ mt: 1, minHeight: '1.5em' }}>
      {texts.filter(Boolean).join(' ')}
    </Typography>
  );
}
