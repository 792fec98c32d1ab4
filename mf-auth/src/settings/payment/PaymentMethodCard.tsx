import { useChooseDefaultMethodMutation } from '@plumbline/shared-api/money';
import type { PaymentMethod } from '@plumbline/shared-schema/payment-methods';
import { useAction } from '@plumbline/shared-ui/action';
import { Button } from '@plumbline/shared-ui/actions';
import { Box, Paper, Stack } from '@plumbline/shared-ui/layout';
import { Chip, Typography } from '@plumbline/shared-ui/text';
import { useTranslation } from 'react-i18next';
import { useMethodName } from './use-method-name';

/** What may be shown of a card or a bank account; the first of its kind is the default. */
export function PaymentMethodCard({ method, onRemove }: { method: PaymentMethod; onRemove: () => void }) {
  const { t } = useTranslation('auth');
  const name = useMethodName()(method);
  const [choose, { isLoading }] = useChooseDefaultMethodMutation();
  const run = useAction();
  const { _id, kind, expires, isDefault } = method;

  return (
    <Paper variant="outlined" sx={{ p: 2 }}>
      <Stack
        direction="row"
        useFlexGap
        spacing={1}
        sx={{ flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center' }}
      >
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="subtitle1" component="h3">
            {name}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {t(`settings.payment.${kind}`)}
            {expires !== null && ` · ${t('settings.payment.expires', { expires })}`}
          </Typography>
        </Box>
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
          {isDefault ? (
            <Chip size="small" color="success" variant="outlined" label={t('settings.payment.default')} />
          ) : (
            <Button
              disabled={isLoading}
              aria-label={t('settings.payment.makeDefaultOf', { name })}
              onClick={() =>
                void run(choose(_id).unwrap(), { failed: t('settings.payment.makeDefaultFailed') })
              }
            >
              {t('settings.payment.makeDefault')}
            </Button>
          )}
          <Button color="error" aria-label={t('settings.payment.removeOf', { name })} onClick={onRemove}>
            {t('settings.payment.remove')}
          </Button>
        </Stack>
      </Stack>
    </Paper>
  );
}
