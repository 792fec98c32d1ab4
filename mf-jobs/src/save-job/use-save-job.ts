import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { isApiError } from '@plumbline/shared-api/api';
import { useToggleSavedJobMutation } from '@plumbline/shared-api/saved-jobs';
import { useSession } from '@plumbline/shared-api/session';
import { toast } from '@plumbline/shared-ui/toasts';

type SaveJob = {
  /** Resolves to whether it worked; what went wrong has been said. */
  save: (jobId: string, save: boolean) => Promise<boolean>;
  isSaving: boolean;
};

/** Saves or unsaves a job; a visitor is sent to sign in and comes back to this page (SPEC §6, §8). */
export function useSaveJob(): SaveJob {
  const { t } = useTranslation('jobs');
  const { status } = useSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [toggleSavedJob, { isLoading }] = useToggleSavedJobMutation();

  async function save(jobId: string, isWanted: boolean) {
    if (status !== 'authenticated') {
      toast.error(t('schema:failures.loginToSave'));
      await navigate(`/login?${new URLSearchParams({ returnTo: pathname + search }).toString()}`);
      return false;
    }
    try {
      const { message } = await toggleSavedJob({ jobId, save: isWanted }).unwrap();
      toast.success(message);
      return true;
    } catch (error) {
      toast.error((isApiError(error) && error.message) || t('schema:failures.saveJobException'));
      return false;
    }
  }

  return { save, isSaving: isLoading };
}
