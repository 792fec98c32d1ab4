import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActionNeeded } from '@plumbline/shared-schema/contract-events';
import { Button } from '@plumbline/shared-ui/actions';
import { Box, Paper, Skeleton, Stack } from '@plumbline/shared-ui/layout';
import { DotLine, Typography } from '@plumbline/shared-ui/text';
import { ACTION_KINDS } from './action-kinds';

/** Kept while it loads, so that the tabs below stay where they are if something waits. */
const HEIGHT = 72;

type WaitingForYouProps = {
  query: { data?: ActionNeeded | undefined; isLoading: boolean };
  /** Opens the tab of what waits. */
  onOpen: () => void;
};

/** What waits for the hirer comes first: on a phone its tab is out of sight. Nothing where nothing waits. */
export function WaitingForYou({ query: { data, isLoading }, onOpen }: WaitingForYouProps) {
  const { t } = useTranslation('contracts');
  const id = useId();
  if (isLoading) return <Skeleton variant="rounded" height={HEIGHT} />;
  if (!data || data.count === 0) return null;
  const kinds = ACTION_KINDS.filter(({ rows }) => data[rows].length > 0);

  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={id}
      sx={{ px: 2, py: 1, minHeight: HEIGHT, display: 'grid', alignItems: 'center' }}
    >
      <Stack direction="row" sx={{ gap: 2, alignItems: 'center', justifyContent: 'space-between' }}>
        <Box sx={{ minWidth: 0 }}>
          <Typography id={id} component="h2" sx={{ fontWeight: 600 }}>
            {t('allContracts.waitingForYou', { number: data.count })}
          </Typography>
          <Typography variant="body2" color="text.secondary" sx={{ display: { xs: 'none', sm: 'block' } }}>
            <DotLine facts={kinds.map(({ title, rows }) => `${t(title)} (${data[rows].length})`)} />
          </Typography>
        </Box>
        <Button variant="contained" onClick={onOpen} sx={{ flexShrink: 0 }}>
          {t('allContracts.tab.action')}
        </Button>
      </Stack>
    </Paper>
  );
}
