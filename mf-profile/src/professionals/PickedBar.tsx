import { useTranslation } from 'react-i18next';
import { COMPARED_MAX } from '@plumbline/shared-schema/limits';
import { Button, ButtonLink } from '@plumbline/shared-ui/actions';
import { Paper, Stack } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';
import { FLOATING_BOTTOM } from '@plumbline/shared-ui/theme';
import { usePicked } from './compared';

/** At the lower edge while somebody is picked: how many, and on to the comparison. */
export function PickedBar() {
  const { t } = useTranslation('profile');
  const { ids, isFull, clear, path } = usePicked();
  if (ids.length === 0) return null;

  return (
    <Paper
      component="section"
      aria-label={t('compare.picks')}
      elevation={6}
      sx={{ position: 'sticky', bottom: FLOATING_BOTTOM, zIndex: 2, mt: 3, px: 2, py: 1.5 }}
    >
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Typography role="status" sx={{ flex: 1, minWidth: '12rem' }}>
          {t('compare.picked', { count: ids.length })}
          {isFull && ` · ${t('compare.full', { most: COMPARED_MAX })}`}
        </Typography>
        <Button color="inherit" onClick={clear}>
          {t('compare.clear')}
        </Button>
        <ButtonLink to={path} variant="outlined">
          {t('compare.open')}
        </ButtonLink>
      </Stack>
    </Paper>
  );
}
