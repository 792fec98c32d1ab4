import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ChevronLeftIcon, ChevronRightIcon } from '@plumbline/shared-ui/icons';
import { TitledDialog } from './TitledDialog';

type PictureDialogProps = {
  title: string;
  /** The place of the picture that is shown, from 0, and how many there are. */
  index: number;
  count: number;
  onTurn: (index: number) => void;
  onClose: () => void;
  /** At the end of the row of buttons. */
  aside?: ReactNode;
  children: ReactNode;
};

const ROW = {
  width: '100%',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
};
/** Above the buttons on a phone, between them elsewhere. */
const POSITION = { order: { xs: -1, sm: 0 }, width: { xs: '100%', sm: 'auto' }, textAlign: 'center' };

/** Pictures one at a time, as large as the window allows; buttons and arrow keys turn to the next. */
export function PictureDialog({ title, index, count, onTurn, onClose, aside, children }: PictureDialogProps) {
  const { t } = useTranslation('ui');
  const turnTo = (next: number) => {
    if (next >= 0 && next < count) onTurn(next);
  };
  useArrowKeys((by) => turnTo(index + by));

  return (
    <TitledDialog
      size="page"
      title={title}
      onClose={onClose}
      actions={
        (count > 1 || aside !== undefined) && (
          <Stack direction="row" sx={ROW}>
            {count > 1 && (
              <>
                <Button
                  startIcon={<ChevronLeftIcon />}
                  disabled={index === 0}
                  onClick={() => turnTo(index - 1)}
                >
                  {t('pictures.previous')}
                </Button>
                <Typography variant="body2" role="status" sx={POSITION}>
                  {t('pictures.position', { place: index + 1, count })}
                </Typography>
                <Button
                  endIcon={<ChevronRightIcon />}
                  disabled={index === count - 1}
                  onClick={() => turnTo(index + 1)}
                >
                  {t('pictures.next')}
                </Button>
              </>
            )}
            {aside !== undefined && <Box sx={{ ml: 'auto' }}>{aside}</Box>}
          </Stack>
        )
      }
    >
      {children}
    </TitledDialog>
  );
}

function useArrowKeys(turn: (by: 1 | -1) => void): void {
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowLeft') turn(-1);
      if (key === 'ArrowRight') turn(1);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });
}
