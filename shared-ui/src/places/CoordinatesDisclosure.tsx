import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { flushStart } from '../actions/flush-start';
import type { MapPoint } from '../map/points';
import { CoordinateFields } from './CoordinateFields';

type CoordinatesDisclosureProps = { value: MapPoint | null; onChange: (point: MapPoint) => void };

/** For the few who know a place by its numbers. */
export function CoordinatesDisclosure(props: CoordinatesDisclosureProps) {
  const { t } = useTranslation('places');
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <Button
        size="small"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
        sx={{ alignSelf: 'flex-start', ...flushStart }}
      >
        {t('coordinates')}
      </Button>
      {isOpen && (
        <Box id={id}>
          <CoordinateFields {...props} />
        </Box>
      )}
    </>
  );
}
