import type { Case } from '@plumbline/shared-schema/cases';
import { RelativeTime } from '@plumbline/shared-ui/format';
import { Paper, Stack } from '@plumbline/shared-ui/layout';
import { Chip, Link, Typography } from '@plumbline/shared-ui/text';
import { useTranslation } from 'react-i18next';
import { CaseStatusChip } from './CaseStatusChip';
import { DisputeChip } from './DisputeChip';
import { DisputeLine } from './DisputeLine';
import { useReasonWord } from './use-reason-word';

/** A case of the queue, or of a person. */
export function CaseCard({ row, level = 'h2' }: { row: Case; level?: 'h2' | 'h3' }) {
  const { t } = useTranslation('admin');
  const reasonWord = useReasonWord(row.kind);
  const { _id, number, kind, title, person, reasons, reportCount, dispute, createdAt } = row;

  return (
    <Paper variant="outlined" sx={{ p: 2, position: 'relative' }}>
      <Stack spacing={1}>
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
          <Chip size="small" label={t(`kinds.${kind}`)} />
          <CaseStatusChip row={row} />
          {dispute && <DisputeChip dispute={dispute} />}
        </Stack>
        <Typography variant="h4" component={level} sx={{ overflowWrap: 'anywhere' }}>
          <Link to={`/admin/cases/${_id}`} isCoveringCard>
            {title || t('cases.nobody')}
          </Link>
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {t('cases.number', { number })}
          {' · '}
          <RelativeTime at={createdAt} />
          {person && person.fullName !== title && ` · ${person.fullName}`}
        </Typography>
        {dispute && <DisputeLine dispute={dispute} />}
        {reportCount > 0 && (
          <Typography variant="body2">
            {t('ui:labelled', {
              label: t('cases.reports', { count: reportCount }),
              text: reasons.map(reasonWord).join(', '),
            })}
          </Typography>
        )}
      </Stack>
    </Paper>
  );
}
