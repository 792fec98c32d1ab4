import { useActFor } from '@plumbline/shared-api/team';
import { useAction } from '@plumbline/shared-ui/action';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

/** Everything on the page is another account's from then on, so the way begins at home, or where it is to lead. */
export function useActing() {
  const { t } = useTranslation('auth');
  const send = useActFor();
  const run = useAction();
  const navigate = useNavigate();
  return async (companyId: string | null, next = '/') => {
    const outcome = { failed: t('team.failed'), done: t('team.changed'), isOwnText: true };
    if (await run(send(companyId), outcome)) await navigate(next);
  };
}
