import type { CaseKind } from '@plumbline/shared-schema/case-machine';
import type { CaseReport } from '@plumbline/shared-schema/cases';
import { TitledSection } from '@plumbline/shared-ui/cards';
import { RelativeTime } from '@plumbline/shared-ui/format';
import { CardList } from '@plumbline/shared-ui/layout';
import { Link, Typography } from '@plumbline/shared-ui/text';
import { useTranslation } from 'react-i18next';
import { useReasonWord } from '../cases/use-reason-word';

/** Who reported it, why, and in what words. */
export function ReportsPanel({ kind, reports }: { kind: CaseKind; reports: readonly CaseReport[] }) {
  const { t } = useTranslation('admin');
  const reasonWord = useReasonWord(kind);
  return (
    <TitledSection title={t('case.reports')}>
      <CardList rows={reports}>
        {({ reporter, reason, notes, createdAt }) => (
          <>
            <Typography sx={{ fontWeight: 600 }}>{reasonWord(reason)}</Typography>
            {notes && (
              <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{notes}</Typography>
            )}
            <Typography variant="body2" color="text.secondary">
              <Link to={`/admin/users/${reporter._id}`}>{reporter.fullName}</Link>
              {' · '}
              <RelativeTime at={createdAt} />
            </Typography>
          </>
        )}
      </CardList>
    </TitledSection>
  );
}
