import type { OwnJob } from '@plumbline/shared-schema/jobs';
import { Alert } from '@plumbline/shared-ui/feedback';
import { useFormat } from '@plumbline/shared-ui/format';
import { Link, Typography } from '@plumbline/shared-ui/text';
import { useTranslation } from 'react-i18next';

/** That an administrator has hidden the job, why, and where to ask about it. */
export function HiddenNote({ hidden: { at, reason } }: { hidden: NonNullable<OwnJob['hidden']> }) {
  const { t } = useTranslation('jobs');
  const { date } = useFormat();
  return (
    <Alert severity="warning">
      <Typography sx={{ fontWeight: 600 }}>{t('own.hidden', { date: date(at) })}</Typography>
      {reason && (
        <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {t('own.hiddenReason', { reason })}
        </Typography>
      )}
      <Typography>{t('own.hiddenHelp')}</Typography>
      <Link to="/support" color="inherit">
        {t('own.hiddenAsk')}
      </Link>
    </Alert>
  );
}
