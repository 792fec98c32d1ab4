import { useConfirmTwoStepMutation } from '@plumbline/shared-api/two-step';
import type { TwoStepBegun } from '@plumbline/shared-schema/two-step';
import { useTry } from '@plumbline/shared-ui/action';
import { Button } from '@plumbline/shared-ui/actions';
import { FormDialog } from '@plumbline/shared-ui/dialogs';
import { useZodForm } from '@plumbline/shared-ui/Form';
import { Box } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';
import { useTranslation } from 'react-i18next';
import { CodeField } from '../code-boxes/CodeField';
import { CodesGuard } from './CodesGuard';

type AppDialogProps = { begun: TwoStepBegun; onCodes: (codes: string[]) => void; onClose: () => void };

/** Shows the secret to an authenticator app, and takes the first code of it. */
export function AppDialog({ begun, onCodes, onClose }: AppDialogProps) {
  const { t } = useTranslation('auth');
  const [confirm] = useConfirmTwoStepMutation();
  const attempt = useTry();
  const form = useZodForm({
    loadSchema: async () => (await import('@plumbline/shared-schema/two-step')).twoStepCodeSchema,
    defaultValues: { code: '' },
    mode: 'onSubmit',
  });

  return (
    <FormDialog
      title={t('twoStep.appTitle')}
      text={t('twoStep.appText')}
      submit={t('twoStep.turnOn')}
      size="xs"
      form={form}
      isKeptOpen
      onSubmit={async (code) => {
        const fieldOf = { CODE_INVALID: 'code' };
        const { data } = await attempt(confirm(code).unwrap(), { failed: t('twoStep.failed'), fieldOf });
        onCodes(data.recoveryCodes);
      }}
      onClose={onClose}
    >
      <CodesGuard isAtRisk={() => form.formState.isSubmitting} />
      <QrCode svg={begun.qrCode} />
      {/* The telephone that shows this cannot scan its own screen. */}
      <Button href={begun.address} sx={{ alignSelf: 'center' }}>
        {t('twoStep.openApp')}
      </Button>
      <Typography variant="body2">{t('twoStep.secret')}</Typography>
      <Typography component="code" sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
        {(begun.secret.match(/.{1,4}/g) ?? []).join(' ')}
      </Typography>
      <CodeField name="code" label={t('code.label')} />
    </FormDialog>
  );
}

/** Dark on white in both themes: that is what readers know. */
function QrCode({ svg }: { svg: string }) {
  const { t } = useTranslation('auth');
  return (
    <Box
      component="img"
      alt={t('twoStep.qrCode')}
      src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
      width={220}
      height={220}
      sx={{ borderRadius: 1, maxWidth: '100%', alignSelf: 'center' }}
    />
  );
}
