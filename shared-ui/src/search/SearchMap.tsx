import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Near } from '@plumbline/shared-schema/near';
import { Button } from '@plumbline/shared-ui/actions';
import { SearchIcon } from '@plumbline/shared-ui/icons';
import { Box } from '@plumbline/shared-ui/layout';
import { PinMap, type MapPin, type MapPlace } from '@plumbline/shared-ui/PinMap';
import { MapCaption, type ShownRange } from './MapCaption';

export type { ShownRange } from './MapCaption';

type SearchMapProps = {
  label: string;
  pins: MapPin[];
  near: Near | undefined;
  /** Of the reader. */
  home?: MapPlace | undefined;
  activeId: string | undefined;
  onSearchHere: (near: Near) => void;
  height: string;
  shown: ShownRange | undefined;
  renderCards: (ids: readonly string[]) => ReactNode;
};

/** Results on a map that offers to search where the reader has moved it. Lazy-loaded: imports the map. */
export function SearchMap({ near, onSearchHere, shown, ...map }: SearchMapProps) {
  const { t } = useTranslation('ui');
  const [seen, setSeen] = useState<Near>();
  const [inView, setInView] = useState<number>();

  return (
    <Box sx={{ position: 'relative' }}>
      <PinMap {...map} area={near} onMove={setSeen} onSee={setInView} />
      {seen && (
        <Button
          variant="outlined"
          size="small"
          startIcon={<SearchIcon />}
          onClick={() => {
            setSeen(undefined);
            onSearchHere(seen);
          }}
          sx={{
            position: 'absolute',
            top: 12,
            left: '50%',
            transform: 'translateX(-50%)',
            bgcolor: 'background.paper',
            boxShadow: 'var(--plumbline-shadow)',
            '&:hover': { bgcolor: 'background.default' },
            whiteSpace: 'nowrap',
            '@media (pointer: coarse)': { minHeight: 44 },
          }}
        >
          {t('map.searchHere')}
        </Button>
      )}
      <MapCaption shown={shown} pins={map.pins.length} inView={inView} />
    </Box>
  );
}
