import type { Place } from '@plumbline/shared-schema/places';
import { Box, Paper } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';
import { useTranslation } from 'react-i18next';

type PlaceOptionsProps = {
  id: string;
  rows: readonly Place[];
  /** Index of the row that Enter takes; none is −1. */
  active: number;
  idOf: (index: number) => string;
  onPick: (place: Place) => void;
  onPoint: (index: number) => void;
};

const COMMA = ', ';

/** Below the input, over what follows. The input keeps the focus. */
export function PlaceOptions({ id, rows, active, idOf, onPick, onPoint }: PlaceOptionsProps) {
  const { t } = useTranslation('ui');
  return (
    <Paper
      elevation={8}
      sx={{
        position: 'absolute',
        zIndex: 'modal',
        top: 44,
        left: 0,
        right: 0,
        py: 0.5,
        overflow: 'hidden',
        // Shadows are not seen on dark ground.
        border: 1,
        borderColor: 'divider',
      }}
    >
      <Box
        component="ul"
        id={id}
        role="listbox"
        aria-label={t('place.suggestions')}
        sx={{ listStyle: 'none', m: 0, p: 0 }}
      >
        {rows.map((place, index) => (
          <Box
            component="li"
            key={`${place.label} ${place.lat} ${place.lng}`}
            id={idOf(index)}
            role="option"
            aria-label={place.label}
            aria-selected={index === active}
            onMouseDown={(event) => event.preventDefault()}
            onMouseMove={() => onPoint(index)}
            onClick={() => onPick(place)}
            sx={{
              px: 1.75,
              py: 1,
              minHeight: 44,
              display: 'flex',
              flexDirection: 'column',
              justifyContent: 'center',
              cursor: 'pointer',
              bgcolor: index === active ? 'action.selected' : undefined,
            }}
          >
            <PlaceName label={place.label} />
          </Box>
        ))}
      </Box>
    </Paper>
  );
}

/** "Boston" over "Massachusetts, United States". */
function PlaceName({ label }: { label: string }) {
  const [name, ...where] = label.split(COMMA);
  return (
    <>
      <Typography variant="body2" component="span" sx={{ fontWeight: 600 }}>
        {name}
      </Typography>
      <Typography variant="caption" component="span" color="text.secondary">
        {where.join(COMMA)}
      </Typography>
    </>
  );
}
