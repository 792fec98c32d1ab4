import { useChooseDefaultMethodMutation } from '@plumbline/shared-api/money';
import type { PaymentMethod } from '@plumbline/shared-schema/payment-methods';
import { useAction } from '@plumbline/shared-ui/action';
import { Button } from '@plumbline/shared-ui/actions';
import { Chip } from '@plumbline/shared-ui/text';
import { useTranslation } from 'react-i18next';
import { KeptCard } from '../../kept-card/KeptCard';
import { useMethodName } from './use-method-name';

/** What may be shown of a card or a bank account; the first of its kind is the default. */
export function PaymentMethodCard({ method, onRemove }: { method: PaymentMethod; onRemove: () => void }) {
  const { t } = useTranslation('auth');
  const name = useMethodName()(method);
  const [choose, { isLoading }] = useChooseDefaultMethodMutation();
  const run = useAction();
  const { _id, kind, expires, isDefault } = method;

  return (
    <KeptCard
      title={name}
      text={
        <>
          {t(`settings.payment.${kind}`)}
          {expires !== null && ` · ${t('settings.payment.expires', { expires })}`}
        </>
      }
    >
      {isDefault ? (
        <Chip size="small" color="success" variant="outlined" label={t('settings.payment.default')} />
      ) : (
        <Button
          disabled={isLoading}
          aria-label={t('settings.payment.makeDefaultOf', { name })}
          onClick={() => void run(choose(_id).unwrap(), { failed: t('settings.payment.makeDefaultFailed') })}
        >
          {t('settings.payment.makeDefault')}
        </Button>
      )}
      <Button aria-label={t('settings.payment.removeOf', { name })} onClick={onRemove}>
        {t('settings.payment.remove')}
      </Button>
    </KeptCard>
  );
}
