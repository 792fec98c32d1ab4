import ListIcon from '@mui/icons-material/FormatListBulleted';
import MapIcon from '@mui/icons-material/Map';
import { useTranslation } from 'react-i18next';
import { Button } from '@plumbline/shared-ui/actions';
import { Box, Stack } from '@plumbline/shared-ui/layout';

/** What small screens show; wide ones show both. */
export type Layout = 'list' | 'map';

const CHOICES = [
  { layout: 'list', Icon: ListIcon },
  { layout: 'map', Icon: MapIcon },
] as const;

/** Where there is no room for both. */
export function LayoutSwitch({ layout, onChange }: { layout: Layout; onChange: (layout: Layout) => void }) {
  const { t } = useTranslation('ui');

  return (
    <Stack
      role="group"
      aria-label={t('layout.label')}
      direction="row"
      sx={{ display: { lg: 'none' }, gap: 0.5 }}
    >
      {CHOICES.map(({ layout: choice, Icon }) => (
        <Button
          key={choice}
          variant="outlined"
          aria-pressed={layout === choice}
          aria-label={t(`layout.${choice}`)}
          onClick={() => onChange(choice)}
          sx={{ px: 1.5, minWidth: 44, bgcolor: layout === choice ? 'action.selected' : undefined }}
        >
          <Icon fontSize="small" />
          <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' }, ml: 1 }}>
            {t(`layout.${choice}`)}
          </Box>
        </Button>
      ))}
    </Stack>
  );
}
