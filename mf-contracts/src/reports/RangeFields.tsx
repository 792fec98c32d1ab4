import { useTranslation } from 'react-i18next';
import { TextInput } from '@plumbline/shared-ui/fields';
import { Box } from '@plumbline/shared-ui/layout';
import type { ReportRange } from './use-report-range';
import { useReportWords } from './use-report-words';

/** First and last month; neither can be chosen beyond the other. */
export function RangeFields({ range }: { range: ReportRange }) {
  const { t } = useTranslation('contracts');
  const words = useReportWords();
  const months = (isChoice: (month: string) => boolean, chosen: string) => {
    const choices = range.choices.filter(isChoice);
    // A shared address may say an older month.
    return (choices.includes(chosen) ? choices : [...choices, chosen]).map((month) => (
      <option key={month} value={month}>
        {words.month(month) || month}
      </option>
    ));
  };

  return (
    <Box
      role="group"
      aria-label={t('reports.range')}
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
        flexGrow: 1,
        maxWidth: { sm: 420 },
      }}
    >
      <TextInput
        select
        label={t('reports.from')}
        value={range.from}
        onChange={({ target }) => range.setFrom(target.value)}
      >
        {months((month) => month <= range.to, range.from)}
      </TextInput>
      <TextInput
        select
        label={t('reports.to')}
        value={range.to}
        onChange={({ target }) => range.setTo(target.value)}
      >
        {months((month) => month >= range.from, range.to)}
      </TextInput>
    </Box>
  );
}
