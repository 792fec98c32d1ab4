import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useAskMutation } from '@plumbline/shared-api/questions';
import { useSession } from '@plumbline/shared-api/session';
import { QUESTION_MAX } from '@plumbline/shared-schema/limits';
import type { Ask } from '@plumbline/shared-schema/questions';
import { useTry } from '@plumbline/shared-ui/action';
import { Button, ButtonLink } from '@plumbline/shared-ui/actions';
import { useSignInAddress } from '@plumbline/shared-ui/address';
import {
  Form,
  forgetFormDraft,
  SubmitButton,
  TextAreaField,
  useFormDraft,
  useZodForm,
} from '@plumbline/shared-ui/Form';
import { Stack } from '@plumbline/shared-ui/layout';

/** What is typed survives a reload and a sign-in. */
export function AskForm({ jobId, onClose }: { jobId: string; onClose: () => void }) {
  const { t } = useTranslation('jobs');
  const { user } = useSession();
  const signIn = useSignInAddress();
  const [ask] = useAskMutation();
  const attempt = useTry();
  const draft = `ask:${jobId}`;
  const form = useZodForm({
    loadSchema: async () => (await import('@plumbline/shared-schema/questions')).askSchema,
    defaultValues: { text: '' },
    mode: 'onSubmit',
  });
  useFormDraft(form, { key: draft });
  const { setFocus } = form;
  useEffect(() => setFocus('text'), [setFocus]);

  function leave() {
    forgetFormDraft(draft);
    onClose();
  }

  async function send({ text }: Ask) {
    await attempt(ask({ jobId, text }).unwrap(), { failed: t('questions.askFailed') });
    leave();
  }

  return (
    <Form form={form} onSubmit={send} label={t('questions.ask')}>
      <TextAreaField
        name="text"
        label={t('questions.text')}
        helperText={t('questions.textHint')}
        rows={3}
        maxLength={QUESTION_MAX}
      />
      <Stack direction="row" useFlexGap sx={{ gap: 1.5, flexWrap: 'wrap' }}>
        {user ? (
          <SubmitButton>{t('questions.send')}</SubmitButton>
        ) : (
          <ButtonLink to={signIn} variant="contained">
            {t('questions.signIn')}
          </ButtonLink>
        )}
        <Button onClick={leave}>{t('ui:cancel')}</Button>
      </Stack>
    </Form>
  );
}
