import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { ButtonLink } from '@plumbline/shared-ui/actions';
import { Alert } from '@plumbline/shared-ui/feedback';
import { repeatAddress } from '../own-job/addresses';

function postedJobIn(state: unknown): string | undefined {
  const { postedJob } = (state ?? {}) as { postedJob?: unknown };
  return typeof postedJob === 'string' ? postedJob : undefined;
}

/** What comes next for whoever has just posted a contract: inviting those who match it. */
export function PostedNext() {
  const { t } = useTranslation('jobs');
  const postedJob = postedJobIn(useLocation().state);
  if (postedJob === undefined) return null;

  return (
    <Alert
      severity="success"
      role="note"
      action={
        <>
          <ButtonLink to={`/jobs/${postedJob}/applicants`} color="inherit" size="small">
            {t('clientHome.inviteMatching')}
          </ButtonLink>
          <ButtonLink to={repeatAddress({ _id: postedJob })} color="inherit" size="small">
            {t('recurring.repeat')}
          </ButtonLink>
        </>
      }
    >
      {t('clientHome.postedNext')}
    </Alert>
  );
}
