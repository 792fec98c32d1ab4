import { useTranslation } from 'react-i18next';
import { useListQuestionsQuery } from '@plumbline/shared-api/questions';
import { ButtonLink } from '@plumbline/shared-ui/actions';
import { isWaiting, QUESTIONS_ID } from './waiting';

/** Leads the hirer to the questions that wait for an answer; nothing where none does. */
export function WaitingLink({ jobId }: { jobId: string }) {
  const { t } = useTranslation('jobs');
  const { data = [] } = useListQuestionsQuery(jobId);
  const count = data.filter(isWaiting).length;
  if (count === 0) return null;
  return (
    <ButtonLink to={`#${QUESTIONS_ID}`} variant="outlined" size="large" fullWidth>
      {t('questions.toAnswer', { count })}
    </ButtonLink>
  );
}
