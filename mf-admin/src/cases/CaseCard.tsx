import type { Case } from '@plumbline/shared-schema/cases';
import { RelativeTime } from '@plumbline/shared-ui/format';
import { EntryCard, PersonCover } from '@plumbline/shared-ui/layout';
import { Chip, Typography } from '@plumbline/shared-ui/text';
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
    <EntryCard
      title={title || t('cases.nobody')}
      heading={level}
      link={{ to: `/admin/cases/${_id}` }}
      cover={<PersonCover name={person?.fullName ?? title} src={person?.profile} />}
      mark={
        <>
          <Chip size="small" label={t(`kinds.${kind}`)} />
          <CaseStatusChip row={row} />
          {dispute && <DisputeChip dispute={dispute} />}
        </>
      }
      meta={[t('cases.number', { number }), <RelativeTime key="since" at={createdAt} />, nameBeside(row)]}
    >
      {dispute && <DisputeLine dispute={dispute} />}
      {reportCount > 0 && (
        <Typography variant="body2">
          {t('ui:labelled', {
            label: t('cases.reports', { count: reportCount }),
            text: reasons.map(reasonWord).join(', '),
          })}
        </Typography>
      )}
    </EntryCard>
  );
}

/** The person's name, where the title does not say it already. */
function nameBeside({ person, title }: Case): string | undefined {
  return person?.fullName === title ? undefined : person?.fullName;
}
