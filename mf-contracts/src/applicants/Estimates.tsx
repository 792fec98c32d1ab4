import { useTranslation } from 'react-i18next';
import type { Application } from '@plumbline/shared-schema/applications';
import { useFormat } from '@plumbline/shared-ui/format';
import { Box, Stack } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';

type EstimatesProps = { application: Pick<Application, 'estimatedCompletionTime' | 'estimatedServiceCost'> };

/** How long and for how much, as far as the applicant said. */
export function Estimates({ application }: EstimatesProps) {
  const { t } = useTranslation('contracts');
  const { money } = useFormat();
  const { estimatedCompletionTime: time, estimatedServiceCost: cost } = application;
  const entries = [
    { label: t('applicant.completion'), value: time?.trim() },
    { label: t('applicant.cost'), value: cost === null ? undefined : money(cost) },
  ].filter(({ value }) => value);
  if (entries.length === 0) return null;

  return (
    <Stack
      component="dl"
      direction={{ xs: 'row', md: 'column' }}
      sx={{
        m: 0,
        pt: { xs: 2, md: 0 },
        pl: { md: 4 },
        width: { md: 240 },
        borderTop: { xs: 1, md: 0 },
        borderLeft: { md: 1 },
        borderColor: { xs: 'divider', md: 'divider' },
        flexWrap: { xs: 'wrap', md: 'nowrap' },
        columnGap: 5,
        rowGap: 1.5,
      }}
    >
      {entries.map(({ label, value }) => (
        <Box key={label} sx={{ minWidth: 0 }}>
          <Typography component="dt" variant="body2" color="text.secondary">
            {label}
          </Typography>
          <Typography component="dd" variant="h6" sx={{ m: 0, overflowWrap: 'anywhere' }}>
            {value}
          </Typography>
        </Box>
      ))}
    </Stack>
  );
}
