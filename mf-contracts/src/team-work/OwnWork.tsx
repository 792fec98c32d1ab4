import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnWork as Work } from '@plumbline/shared-schema/assignments';
import { workTimeText } from '@plumbline/shared-schema/zones';
import { titleCase } from '@plumbline/shared-ui/format';
import { Box, CardList, Paper } from '@plumbline/shared-ui/layout';
import { Link, Typography } from '@plumbline/shared-ui/text';

/** What the reader is given to do, the next first; nothing where there is none. */
export function OwnWork({ rows }: { rows: readonly Work[] }) {
  const { t } = useTranslation('contracts');
  const id = useId();
  if (rows.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={id} sx={{ mb: 5 }}>
      <Typography id={id} variant="h3" component="h2" sx={{ mb: 2 }}>
        {t('work.own')}
      </Typography>
      <CardList rows={rows}>{(work) => <WorkCard work={work} />}</CardList>
    </Box>
  );
}

function WorkCard({ work }: { work: Work }) {
  const { t, i18n } = useTranslation('contracts');
  const { contractId, jobTitle, company, client, city, isOpenable } = work;
  const title = titleCase(jobTitle);
  const facts = [t('work.forClient', { client }), t('work.of', { company }), city ?? ''];
  return (
    <Paper variant="outlined" sx={{ p: 2, overflowWrap: 'anywhere' }}>
      <Typography variant="subtitle1" component="h3">
        {isOpenable ? <Link to={`/contracts/${contractId}`}>{title}</Link> : title}
      </Typography>
      <Typography sx={{ fontWeight: 600 }}>{workTimeText(i18n.language, work)}</Typography>
      <Typography variant="body2" color="text.secondary">
        {facts.filter((fact) => fact !== '').join(' · ')}
      </Typography>
    </Paper>
  );
}
