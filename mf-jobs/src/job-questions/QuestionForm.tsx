import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnswerQuestionMutation, useAskMutation } from '@plumbline/shared-api/questions';
import { useSession } from '@plumbline/shared-api/session';
import { ANSWER_MAX, QUESTION_MAX } from '@plumbline/shared-schema/limits';
import type { Ask, Question } from '@plumbline/shared-schema/questions';
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

const ASKING = {
  loadSchema: async () => (await import('@plumbline/shared-schema/questions')).askSchema,
  maxLength: QUESTION_MAX,
  title: 'questions.ask',
  label: 'questions.text',
  failed: 'questions.askFailed',
} as const;
const ANSWERING = {
  loadSchema: async () => (await import('@plumbline/shared-schema/questions')).answerQuestionSchema,
  maxLength: ANSWER_MAX,
  title: 'questions.yourAnswer',
  label: 'questions.yourAnswer',
  failed: 'questions.answerFailed',
} as const;

type QuestionFormProps = {
  jobId: string;
  /** The hirer answers it in its place, or puts other words for the answer. Without: somebody asks one. */
  answered?: Question;
  onClose: () => void;
};

/** What is typed survives a reload and a sign-in. */
export function QuestionForm({ jobId, answered, onClose }: QuestionFormProps) {
  const { t } = useTranslation('jobs');
  const send = useSend(jobId, answered);
  const attempt = useTry();
  const { loadSchema, maxLength, title, label, failed } = answered ? ANSWERING : ASKING;
  const draft = answered ? `answer:${answered._id}` : `ask:${jobId}`;
  const form = useZodForm({
    loadSchema,
    defaultValues: { text: answered?.answer?.text ?? '' },
    mode: 'onSubmit',
  });
  useFormDraft(form, { key: draft });
  const { setFocus } = form;
  useEffect(() => setFocus('text'), [setFocus]);

  function leave() {
    forgetFormDraft(draft);
    onClose();
  }

  async function submit({ text }: Ask) {
    await attempt(send(text), { failed: t(failed) });
    leave();
  }

  return (
    <Form form={form} onSubmit={submit} label={t(title)}>
      <TextAreaField
        name="text"
        label={t(label)}
        helperText={t('questions.textHint')}
        rows={3}
        maxLength={maxLength}
      />
      <Stack direction="row" useFlexGap sx={{ gap: 1.5, flexWrap: 'wrap' }}>
        <SendButton answered={answered} />
        <Button onClick={leave}>{t('ui:cancel')}</Button>
      </Stack>
    </Form>
  );
}

function useSend(jobId: string, answered: Question | undefined) {
  const [ask] = useAskMutation();
  const [answer] = useAnswerQuestionMutation();
  return (text: string) =>
    answered
      ? answer({ jobId, questionId: answered._id, isFirst: answered.answer === null, text }).unwrap()
      : ask({ jobId, text }).unwrap();
}

/** A visitor signs in first. */
function SendButton({ answered }: Pick<QuestionFormProps, 'answered'>) {
  const { t } = useTranslation('jobs');
  const { user } = useSession();
  const signIn = useSignInAddress();
  if (answered)
    return <SubmitButton>{t(answered.answer ? 'questions.save' : 'questions.publish')}</SubmitButton>;
  if (user) return <SubmitButton>{t('questions.send')}</SubmitButton>;
  return (
    <ButtonLink to={signIn} variant="contained">
      {t('questions.signIn')}
    </ButtonLink>
  );
}
