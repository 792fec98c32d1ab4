import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { isApiError } from '@plumbline/shared-api/api';
import { useToggleSavedJobMutation } from '@plumbline/shared-api/saved-jobs';
import { useSession } from '@plumbline/shared-api/session';
import { toast } from '@plumbline/shared-ui/toasts';

/** Saves or unsaves a job; a visitor is sent to sign in and comes back to this page (SPEC §6, §8). */
export function useSaveJob(): { save: (jobId: string, save: boolean) => Promise<void>; isSaving: boolean } {
  const { t } = useTranslation('jobs');
  const { status } = useSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [toggleSavedJob, { isLoading }] = useToggleSavedJobMutation();

  async function save(jobId: string, isWanted: boolean) {
    if (status !== 'authenticated') {
      toast.error(t('schema:failures.loginToSave'));
      await navigate(`/login?${new URLSearchParams({ returnTo: pathname + search }).toString()}`);
      return;
    }
    try {
      const { message } = await toggleSavedJob({ jobId, save: isWanted }).unwrap();
      toast.success(message);
    } catch (error) {
      toast.error((isApiError(error) && error.message) || t('schema:failures.saveJobException'));
    }
  }

  return { save, isSaving: isLoading };
}
