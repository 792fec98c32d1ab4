import { useBeginPaymentMethodMutation } from '@plumbline/shared-api/money';
import { PAYMENT_METHOD_KINDS } from '@plumbline/shared-schema/money-options';
import type { PaymentMethodKind } from '@plumbline/shared-schema/money-options';
import { useAction } from '@plumbline/shared-ui/action';
import { Button } from '@plumbline/shared-ui/actions';
import { Stack } from '@plumbline/shared-ui/layout';
import { useTranslation } from 'react-i18next';

/** Lead to the provider's own pages, where numbers are typed. */
export function ProviderButtons({ goTo, isBusy }: { goTo: (url: string) => void; isBusy: boolean }) {
  const { t } = useTranslation('auth');
  const [begin, { isLoading }] = useBeginPaymentMethodMutation();
  const run = useAction();

  async function open(kind: PaymentMethodKind) {
    const outcome = { done: null, failed: t('settings.payment.beginFailed') };
    const url = (await run(begin({ kind }).unwrap(), outcome))?.data.url;
    if (url) goTo(url);
  }

  return (
    <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap' }}>
      {PAYMENT_METHOD_KINDS.map((kind) => (
        <Button key={kind} variant="outlined" disabled={isBusy || isLoading} onClick={() => void open(kind)}>
          {t(`settings.payment.addOf.${kind}`)}
        </Button>
      ))}
    </Stack>
  );
}
