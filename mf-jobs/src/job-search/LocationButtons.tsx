import { useTranslation } from 'react-i18next';
import { IconButton } from '@plumbline/shared-ui/actions';
import { CloseIcon, MapIcon, MyLocationIcon } from '@plumbline/shared-ui/icons';

type LocationButtonsProps = {
  isTracing: boolean;
  onTrace: () => void;
  onChooseOnMap: () => void;
  /** Only while a point is chosen, which cannot be typed over. */
  onClear?: () => void;
};

/** Ways to set the place other than typing it. */
export function LocationButtons({ isTracing, onTrace, onChooseOnMap, onClear }: LocationButtonsProps) {
  const { t } = useTranslation('jobs');

  return (
    <>
      {onClear && (
        <IconButton size="small" label={t('search.place.clear')} onClick={onClear}>
          <CloseIcon fontSize="small" />
        </IconButton>
      )}
      <IconButton
        size="small"
        color="primary"
        label={t('search.place.mine')}
        loading={isTracing}
        onClick={onTrace}
      >
        <MyLocationIcon fontSize="small" />
      </IconButton>
      <IconButton size="small" color="primary" label={t('search.place.onMap')} onClick={onChooseOnMap}>
        <MapIcon fontSize="small" />
      </IconButton>
    </>
  );
}
