import { useAddress } from '@plumbline/shared-ui/address';
import { useNavigate } from 'react-router-dom';
import { forgetPendingAccount } from './pending-account';
import { safeReturnTo } from './return-to';

/** Goes where somebody wanted to go before signing in. */
export function useArrival(): () => Promise<void> {
  const navigate = useNavigate();
  const { get } = useAddress();
  return async () => {
    forgetPendingAccount();
    await navigate(safeReturnTo(get('returnTo')), { replace: true });
  };
}
