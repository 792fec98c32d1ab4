import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useToggleSavedJobMutation } from '@plumbline/shared-api/saved-jobs';
import { useSession } from '@plumbline/shared-api/session';
import { useAction, useStableCallback } from '@plumbline/shared-ui/action';
import { useSignInAddress } from '@plumbline/shared-ui/address';
import { toast } from '@plumbline/shared-ui/toasts';

export type SaveJob = {
  /** Resolves to whether it worked; a failure has been shown. The same at every render. */
  save: (jobId: string, save: boolean) => Promise<boolean>;
  isSaving: boolean;
};

/** A visitor is sent to sign in and comes back to this page. */
export function useSaveJob(): SaveJob {
  const { t } = useTranslation('jobs');
  const { status } = useSession();
  const signIn = useSignInAddress();
  const navigate = useNavigate();
  const run = useAction();
  const [toggleSavedJob, { isLoading }] = useToggleSavedJobMutation();

  const save = useStableCallback(async (jobId: string, isWanted: boolean) => {
    if (status !== 'authenticated') {
      toast.error(t('schema:failures.loginToSave'));
      await navigate(signIn);
      return false;
    }
    const answer = await run(toggleSavedJob({ jobId, save: isWanted }).unwrap(), {
      failed: t(isWanted ? 'schema:failures.saveJob' : 'schema:failures.toggleSave'),
      offline: t('schema:failures.saveJobException'),
    });
    return answer !== undefined;
  });

  return { save, isSaving: isLoading };
}
