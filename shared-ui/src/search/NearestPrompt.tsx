import MapIcon from '@mui/icons-material/Map';
import MyLocationIcon from '@mui/icons-material/MyLocation';
import { useTranslation } from 'react-i18next';
import type { PlaceLookup } from '@plumbline/shared-schema/places';
import { Button } from '@plumbline/shared-ui/actions';
import { Alert } from '@plumbline/shared-ui/feedback';
import { PlaceIcon } from '@plumbline/shared-ui/icons';
import { Stack } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';
import { useTraceSearch } from './use-trace-search';

type NearestPromptProps = {
  places: PlaceLookup;
  onChoose: (location: string) => void;
  onChooseOnMap: () => void;
};

export function NearestPrompt({ places, onChoose, onChooseOnMap }: NearestPromptProps) {
  const { t } = useTranslation('ui');
  const { state, trace } = useTraceSearch({ places, onChoose });
  const hasFailed = state !== 'idle' && state !== 'tracing';

  return (
    <Alert
      severity={hasFailed ? 'warning' : 'info'}
      // Only a failure is news.
      role={hasFailed ? 'alert' : 'note'}
      icon={<PlaceIcon />}
      sx={{ mb: 2 }}
    >
      <Typography variant="body2">{t(hasFailed ? `place.${state}` : 'place.wanted')}</Typography>
      <Stack direction="row" sx={{ mt: 1, gap: 1, flexWrap: 'wrap' }}>
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          startIcon={<MyLocationIcon />}
          loading={state === 'tracing'}
          loadingPosition="start"
          onClick={trace}
        >
          {t('place.mine')}
        </Button>
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          startIcon={<MapIcon />}
          onClick={onChooseOnMap}
        >
          {t('place.onMap')}
        </Button>
      </Stack>
    </Alert>
  );
}
