import MyLocationIcon from '@mui/icons-material/MyLocation';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTraceLocation } from '@plumbline/shared-ui/geolocation';
import { useTranslation } from 'react-i18next';
import type { MapPoint } from '../map/points';

/** "Trace my location", with a hint when the browser refuses. */
export function TraceButton({ onFound }: { onFound: (point: MapPoint) => void }) {
  const { t } = useTranslation('places');
  const { state, trace } = useTraceLocation(onFound);
  const isTracing = state === 'tracing';
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        startIcon={<MyLocationIcon />}
        loading={isTracing}
        loadingPosition="start"
        onClick={trace}
      >
        {t(isTracing ? 'tracing' : 'trace')}
      </Button>
      {state !== 'idle' && !isTracing && (
        <Alert severity="warning" sx={{ width: '100%' }}>
          {t(state)}
        </Alert>
      )}
    </>
  );
}
