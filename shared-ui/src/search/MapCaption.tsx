import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

/** Which of all results, counted from 1, have a pin; or how many, where they are not in a row. */
export type ShownRange = { from: number; to: number; total: number } | { count: number; total: number };

type MapCaptionProps = {
  shown: ShownRange | undefined;
  pins: number;
  /** Undefined until the map has its view. */
  inView: number | undefined;
};

/** Says so where it is not all of them, or not all are in view; keeps its line where it is. */
export function MapCaption({ shown, pins, inView = pins }: MapCaptionProps) {
  const { t } = useTranslation('places');
  const part = usePartText(shown);
  const texts = [part, inView < pins && t('inView', { inView, pins })];
  return (
    <Typography variant="caption" component="p" color="text.secondary" sx={{ mt: 1, minHeight: '1.5em' }}>
      {texts.filter(Boolean).join(' ')}
    </Typography>
  );
}

/** Says which part of the results is on the map; undefined where all are. */
function usePartText(shown: ShownRange | undefined): string | undefined {
  const { t } = useTranslation('places');
  if (!shown) return undefined;
  if ('count' in shown) return shown.count < shown.total ? t('shownSome', shown) : undefined;
  const isPart = shown.to - shown.from + 1 < shown.total;
  return isPart ? t(shown.from === 1 ? 'shownFirst' : 'shownRange', shown) : undefined;
}
