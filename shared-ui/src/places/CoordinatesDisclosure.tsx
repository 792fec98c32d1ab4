import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MapPoint } from '../map/points';
import { CoordinateFields } from './CoordinateFields';

type CoordinatesDisclosureProps = { value: MapPoint | null; onChange: (point: MapPoint) => void };

/** Serves the few who know a place by its numbers: a button of a row, and the fields below that row. */
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
      >
        {t('coordinates')}
      </Button>
      {isOpen && (
        <Box id={id} sx={{ width: '100%' }}>
          <CoordinateFields {...props} />
        </Box>
      )}
    </>
  );
}
