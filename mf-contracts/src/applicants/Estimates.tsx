import { useTranslation } from 'react-i18next';
import type { Application } from '@plumbline/shared-schema/applications';
import { Facts } from '@plumbline/shared-ui/cards';
import { useFormat } from '@plumbline/shared-ui/format';
import { Box } from '@plumbline/shared-ui/layout';

type EstimatesProps = { application: Pick<Application, 'estimatedCompletionTime' | 'estimatedServiceCost'> };

/** Both estimates are optional. */
export function Estimates({ application }: EstimatesProps) {
  const { t } = useTranslation('contracts');
  const { money } = useFormat();
  const { estimatedCompletionTime: time, estimatedServiceCost: cost } = application;
  const entries = [
    { term: t('applicant.completion'), text: time?.trim() },
    { term: t('applicant.cost'), text: cost === null ? undefined : money(cost) },
  ].filter(({ text }) => text);
  if (entries.length === 0) return null;

  return (
    <Box
      sx={{
        pl: { md: 4 },
        width: { md: 240 },
        borderLeft: { md: 1 },
        // Per width, as the border is: that would reset one colour for all.
        borderColor: { md: 'divider' },
      }}
    >
      <Facts entries={entries} />
    </Box>
  );
}
