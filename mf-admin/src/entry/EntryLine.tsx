import type { AuditEntry } from '@plumbline/shared-schema/audit';
import { optionLabel } from '@plumbline/shared-schema/options';
import { useFormat } from '@plumbline/shared-ui/format';
import { Box } from '@plumbline/shared-ui/layout';
import { Link, Typography } from '@plumbline/shared-ui/text';
import { useTranslation } from 'react-i18next';

type EntryLineProps = {
  entry: AuditEntry;
  /** Leads to the person and the case. */
  isLinked?: boolean;
};

/** Who did what, when and why. */
export function EntryLine({ entry, isLinked = false }: EntryLineProps) {
  const { t } = useTranslation(['admin', 'options']);
  const { date, time } = useFormat();
  const { action, actor, reason, values, createdAt } = entry;
  const details = useDetails(values);

  return (
    <Box>
      <Typography sx={{ fontWeight: 600 }}>
        {t(`did.${action}`)}
        {details && ` (${details})`}
      </Typography>
      {values.href && <Typography sx={{ overflowWrap: 'anywhere' }}>{values.href}</Typography>}
      {reason && <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{reason}</Typography>}
      <Typography variant="body2" color="text.secondary">
        {actor?.fullName ?? t('audit.commandLine')}
        {' · '}
        {t('audit.at', { day: date(createdAt), time: time(createdAt) })}
        {isLinked && <Links entry={entry} />}
      </Typography>
    </Box>
  );
}

/** From which role to which, for how many days, or how a dispute ended; nothing where it is nothing of these. */
function useDetails({ from, to, days, outcome }: AuditEntry['values']): string | undefined {
  const { t } = useTranslation(['admin', 'options']);
  if (from && to) return `${t(optionLabel('userType', from))} → ${t(optionLabel('userType', to))}`;
  if (days) return t('user.featuredDays', { count: Number(days) });
  return outcome && t(optionLabel('disputeOutcome', outcome));
}

/** The ways to the person and the case. */
function Links({ entry: { person, caseId, caseNumber } }: Pick<EntryLineProps, 'entry'>) {
  const { t } = useTranslation('admin');
  return (
    <>
      {person && (
        <>
          {' · '}
          <Link to={`/admin/users/${person._id}`}>{person.fullName}</Link>
        </>
      )}
      {caseId && caseNumber !== null && (
        <>
          {' · '}
          <Link to={`/admin/cases/${caseId}`}>{t('cases.number', { number: caseNumber })}</Link>
        </>
      )}
    </>
  );
}
