import { useConfirmTwoStepMutation } from '@plumbline/shared-api/two-step';
import type { TwoStepBegun } from '@plumbline/shared-schema/two-step';
import { useTry } from '@plumbline/shared-ui/action';
import { FormDialog } from '@plumbline/shared-ui/dialogs';
import { TextField, useZodForm } from '@plumbline/shared-ui/Form';
import { Box } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { qrCode, qrPath } from './qr-code';

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
      <QrCode address={begun.address} />
      <Typography variant="body2">{t('twoStep.secret')}</Typography>
      <Typography component="code" sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
        {(begun.secret.match(/.{1,4}/g) ?? []).join(' ')}
      </Typography>
      <TextField
        name="code"
        label={t('code.label')}
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={10}
      />
    </FormDialog>
  );
}

/** Modules around the code that readers need empty. */
const QUIET = 4;

/** Dark on white in both themes: that is what readers know. */
function QrCode({ address }: { address: string }) {
  const { t } = useTranslation('auth');
  const rows = useMemo(() => qrCode(address), [address]);
  const size = rows.length + 2 * QUIET;
  return (
    <Box sx={{ bgcolor: 'common.white', borderRadius: 1, width: 220, maxWidth: '100%', alignSelf: 'center' }}>
      <svg
        role="img"
        aria-label={t('twoStep.qrCode')}
        viewBox={`${-QUIET} ${-QUIET} ${size} ${size}`}
        shapeRendering="crispEdges"
        width="100%"
      >
        <path d={qrPath(rows)} fill="#000" />
      </svg>
    </Box>
  );
}
