import { useSecondStep } from '@plumbline/shared-api/two-step';
import { Refusal, useTry } from '@plumbline/shared-ui/action';
import { Button } from '@plumbline/shared-ui/actions';
import { Alert } from '@plumbline/shared-ui/feedback';
import { Form, SubmitButton, TextField, useZodForm } from '@plumbline/shared-ui/Form';
import { Stack } from '@plumbline/shared-ui/layout';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

type SecondStepFormProps = {
  ticket: string;
  /** Called once somebody is signed in. */
  onDone: () => unknown;
  onBack: () => void;
};

/** Asks for a code of the app or a recovery code; the password was right. */
export function SecondStepForm({ ticket, onDone, onBack }: SecondStepFormProps) {
  const { t } = useTranslation('auth');
  const signIn = useSecondStep();
  const attempt = useTry();
  const [isEnded, setEnded] = useState(false);
  const form = useZodForm({
    loadSchema: async () => (await import('@plumbline/shared-schema/two-step')).twoStepCodeSchema,
    defaultValues: { code: '' },
    mode: 'onSubmit',
  });

  async function send({ code }: { code: string }) {
    try {
      await attempt(signIn({ ticket, code }), {
        failed: t('schema:failures.signIn'),
        fieldOf: { CODE_INVALID: 'code' },
      });
    } catch (error) {
      setEnded(error instanceof Refusal && error.code === 'TWO_STEP_ENDED');
      throw error;
    }
    await onDone();
  }

  return (
    <Stack spacing={3}>
      {isEnded && (
        <Alert severity="info" role="none">
          {t('twoStep.ended')}
        </Alert>
      )}
      <Form form={form} onSubmit={send}>
        <TextField
          name="code"
          label={t('twoStep.code')}
          helperText={t('twoStep.codeHint')}
          autoComplete="one-time-code"
          autoFocus
        />
        <SubmitButton size="large" fullWidth>
          {t('signIn.submit')}
        </SubmitButton>
      </Form>
      <Button onClick={onBack} sx={{ alignSelf: 'flex-start' }}>
        {t('forgot.back')}
      </Button>
    </Stack>
  );
}
