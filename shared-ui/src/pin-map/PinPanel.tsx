import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { IconButton } from '@plumbline/shared-ui/actions';
import { CloseIcon } from '@plumbline/shared-ui/icons';
import { useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

type PinPanelProps = {
  count: number;
  /** Called with where it begins, in pixels from the upper edge of the map. */
  onCover: (top: number) => void;
  onClose: () => void;
  children: ReactNode;
};

/** At the lower edge of the map, above the names of those who drew it. */
const PLACE = {
  position: 'absolute',
  zIndex: 1,
  bottom: 28,
  left: 8,
  right: 8,
  maxHeight: 'min(300px, 60%)',
  scrollMarginBottom: 16,
  display: 'flex',
  flexDirection: 'column',
  boxShadow: 'var(--plumbline-shadow)',
} as const;

/** What stands where the pin is that was chosen. It takes the focus. */
export function PinPanel({ count, onCover, onClose, children }: PinPanelProps) {
  const { t } = useTranslation('ui');
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const shown = panel.current;
    if (!shown) return;
    shown.querySelector('a')?.focus({ preventScroll: true });
    // The lower edge of the map may be below that of the window.
    if ('scrollIntoView' in shown) shown.scrollIntoView({ block: 'nearest' });
    onCover(shown.offsetTop);
  }, [onCover]);

  return (
    <Paper ref={panel} component="section" aria-labelledby={id} variant="outlined" sx={PLACE}>
      <Stack direction="row" sx={{ pl: 2, alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography id={id} variant="body2" color="text.secondary">
          {t('map.cluster', { count })}
        </Typography>
        <IconButton label={t('close')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Stack>
      <Box sx={{ p: 1, overflowY: 'auto', overscrollBehavior: 'contain' }}>{children}</Box>
    </Paper>
  );
}
