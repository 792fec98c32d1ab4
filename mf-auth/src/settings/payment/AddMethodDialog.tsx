import { useAddPaymentMethodMutation } from '@plumbline/shared-api/money';
import { SANDBOX_METHODS } from '@plumbline/shared-schema/sandbox-methods';
import { useTry } from '@plumbline/shared-ui/action';
import { FormDialog } from '@plumbline/shared-ui/dialogs';
import { TextField, useZodForm } from '@plumbline/shared-ui/Form';
import { Box } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';
import { useTranslation } from 'react-i18next';

/** Takes a test number of the sandbox and sends its token: a number never leaves the page. */
export function AddMethodDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('auth');
  const [add] = useAddPaymentMethodMutation();
  const attempt = useTry();
  const form = useZodForm({
    loadSchema: async () => (await import('@plumbline/shared-schema/payment-methods')).sandboxFormSchema,
    defaultValues: { number: '' },
    mode: 'onSubmit',
  });

  return (
    <FormDialog
      title={t('settings.payment.addTitle')}
      text={t('settings.payment.test')}
      submit={t('settings.payment.addIt')}
      form={form}
      onSubmit={({ number }) =>
        attempt(add({ token: tokenOf(number) }).unwrap(), { failed: t('settings.payment.addFailed') })
      }
      onClose={onClose}
    >
      <TextField
        name="number"
        label={t('settings.payment.number')}
        autoComplete="off"
        inputMode="numeric"
        maxLength={23}
      />
      <Box>
        <Typography variant="subtitle2" component="h3" id="test-numbers">
          {t('settings.payment.numbers')}
        </Typography>
        <Box component="ul" aria-labelledby="test-numbers" sx={{ m: 0, pl: 2.5 }}>
          {SANDBOX_METHODS.map(({ number, token }) => (
            <Typography key={token} component="li" variant="body2">
              <Box component="span" sx={{ fontFamily: 'monospace', whiteSpace: 'nowrap' }}>
                {inGroups(number)}
              </Box>{' '}
              {t(`settings.payment.numberOf.${token}`)}
            </Typography>
          ))}
        </Box>
      </Box>
    </FormDialog>
  );
}

const inGroups = (number: string): string => number.replaceAll(/(\d{4})(?=\d)/g, '$1 ');

/** One person may add the same number twice: each time the page makes a token of its own. */
function tokenOf(number: string): string {
  const stem = SANDBOX_METHODS.find((method) => method.number === number)?.token ?? '';
  const own = [...crypto.getRandomValues(new Uint8Array(4))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  return `${stem}_${own}`;
}
