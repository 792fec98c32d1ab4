import { useAddPaymentMethodMutation } from '@plumbline/shared-api/money';
import { useAction } from '@plumbline/shared-ui/action';
import { useAddress } from '@plumbline/shared-ui/address';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * Adds what the provider's page has led back with, as `?method=`, which leaves the address at once: neither a reload nor
 * Back repeats it. What is there already counts as added.
 */
export function useProviderReturn(): { isAdding: boolean } {
  const { t } = useTranslation('auth');
  const { get, change } = useAddress();
  const [add, { isLoading }] = useAddPaymentMethodMutation();
  const run = useAction();
  const isHandled = useRef(false);

  const handle = useEffectEvent(() => {
    const token = get('method');
    if (token === '' || isHandled.current) return;
    isHandled.current = true;
    change({ method: '' }, { replace: true });
    void run(add({ token }).unwrap(), {
      failed: t('settings.payment.addFailed'),
      isDone: ({ code }) => code === 'DUPLICATE',
      done: t('settings.payment.added'),
    });
  });
  useEffect(() => {
    handle();
  }, []);

  return { isAdding: isLoading };
}
