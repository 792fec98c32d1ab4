import { useActFor } from '@plumbline/shared-api/team';
import { useAction } from '@plumbline/shared-ui/action';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

/** Acts for a company from now on, with null as oneself. The pages are another account's then, so it starts at home. */
export function useSwitch(): (companyId: string | null) => Promise<void> {
  const { t } = useTranslation('shell');
  const actFor = useActFor();
  const run = useAction();
  const navigate = useNavigate();
  return async (companyId) => {
    const outcome = { failed: t('acting.failed'), done: t('acting.done'), isOwnText: true };
    if (await run(actFor(companyId), outcome)) await navigate('/');
  };
}
