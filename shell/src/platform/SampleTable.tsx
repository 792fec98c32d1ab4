import type { ErrorSample } from '@plumbline/shared-schema/telemetry';
import { useFormat } from '@plumbline/shared-ui/format';
import { Box } from '@plumbline/shared-ui/layout';
import { useTranslation } from 'react-i18next';
import { TableSection } from './TableSection';

/** The last errors that visitors met; the reference is the one that each of them was shown. */
export function SampleTable({ samples }: { samples: readonly ErrorSample[] }) {
  const { t } = useTranslation('platform');
  const format = useFormat();
  const columns = ['time', 'release', 'phase', 'message', 'path', 'reference'] as const;
  return (
    <TableSection
      title={t('samples.title')}
      columns={columns.map((column) => t(`samples.${column}`))}
      empty={t('samples.none')}
      rows={samples.map((sample, index) => ({
        key: `${sample.at} ${sample.traceId ?? ''} ${String(index)}`,
        cells: [
          `${format.dayMonth(sample.at)}, ${format.time(sample.at)}`,
          `${sample.remote} ${sample.version}`,
          t(`phase.${sample.phase}`),
          <Box key="message" sx={{ minWidth: 220, overflowWrap: 'anywhere' }}>
            {sample.message}
          </Box>,
          sample.path,
          sample.traceId,
        ],
      }))}
    />
  );
}
