import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnswerQuestionMutation } from '@plumbline/shared-api/questions';
import { ANSWER_MAX } from '@plumbline/shared-schema/limits';
import type { AnswerQuestion, Question } from '@plumbline/shared-schema/questions';
import { useTry } from '@plumbline/shared-ui/action';
import { Button } from '@plumbline/shared-ui/actions';
import {
  Form,
  forgetFormDraft,
  SubmitButton,
  TextAreaField,
  useFormDraft,
  useZodForm,
} from '@plumbline/shared-ui/Form';
import { Stack } from '@plumbline/shared-ui/layout';

type AnswerFormProps = { jobId: string; question: Question; onClose: () => void };

/** The hirer's answer in its place: the first one, or other words for it. */
export function AnswerForm({ jobId, question: { _id, answer }, onClose }: AnswerFormProps) {
  const { t } = useTranslation('jobs');
  const [answerQuestion] = useAnswerQuestionMutation();
  const attempt = useTry();
  const draft = `answer:${_id}`;
  const form = useZodForm({
    loadSchema: async () => (await import('@plumbline/shared-schema/questions')).answerQuestionSchema,
    defaultValues: { text: answer?.text ?? '' },
    mode: 'onSubmit',
  });
  useFormDraft(form, { key: draft });
  const { setFocus } = form;
  useEffect(() => setFocus('text'), [setFocus]);

  function leave() {
    forgetFormDraft(draft);
    onClose();
  }

  async function send({ text }: AnswerQuestion) {
    const sent = answerQuestion({ jobId, questionId: _id, isFirst: answer === null, text });
    await attempt(sent.unwrap(), { failed: t('questions.answerFailed') });
    leave();
  }

  return (
    <Form form={form} onSubmit={send} label={t('questions.yourAnswer')}>
      <TextAreaField
        name="text"
        label={t('questions.yourAnswer')}
        helperText={t('questions.textHint')}
        rows={3}
        maxLength={ANSWER_MAX}
      />
      <Stack direction="row" useFlexGap sx={{ gap: 1.5, flexWrap: 'wrap' }}>
        <SubmitButton>{t(answer === null ? 'questions.publish' : 'questions.save')}</SubmitButton>
        <Button onClick={leave}>{t('ui:cancel')}</Button>
      </Stack>
    </Form>
  );
}
