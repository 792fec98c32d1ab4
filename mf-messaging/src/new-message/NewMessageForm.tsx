import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useOpenChat } from '@plumbline/shared-api/chats';
import { useSendMessageMutation } from '@plumbline/shared-api/messages';
import { useTry } from '@plumbline/shared-ui/action';
import {
  Form,
  SubmitButton,
  TextAreaField,
  useFormDraft,
  useWatch,
  useZodForm,
} from '@plumbline/shared-ui/Form';
import { SendIcon } from '@plumbline/shared-ui/more-icons';
import { Stack } from '@plumbline/shared-ui/layout';
import { TemplateBar } from '@plumbline/shared-ui/templates';
import { MessageTemplates } from '../templates/MessageTemplates';

async function loadSchema() {
  return (await import('@plumbline/shared-schema/messages')).sendMessageSchema.pick({ content: true });
}

type NewMessageFormProps = {
  recipientId: string;
  /** By the name that others know. */
  recipient: string;
  /** The job that it is about, if any. */
  jobId: string | undefined;
};

/** Sends and goes to the conversation. */
export function NewMessageForm({ recipientId, recipient, jobId }: NewMessageFormProps) {
  const { t } = useTranslation('messaging');
  const navigate = useNavigate();
  const { openChat } = useOpenChat();
  const [sendMessage] = useSendMessageMutation();
  const attempt = useTry();
  const [isSending, setIsSending] = useState(false);
  const form = useZodForm({ loadSchema, defaultValues: { content: '' }, mode: 'onSubmit' });
  const text = useWatch({ control: form.control, name: 'content' });
  useFormDraft(form, { key: ['new-message', recipientId, jobId].filter(Boolean).join(':') });

  async function post(content: string) {
    const chat = jobId === undefined ? undefined : await openChat({ jobId, participantId: recipientId });
    return sendMessage({ recipientId, content, chatId: chat?._id }).unwrap();
  }

  async function send({ content }: { content: string }) {
    setIsSending(true);
    try {
      const { chatId } = await attempt(post(content), {
        done: null,
        failed: t('schema:failures.sendMessage'),
      });
      await navigate(`/messages?${new URLSearchParams({ chat: chatId }).toString()}`, { replace: true });
    } finally {
      setIsSending(false);
    }
  }

  return (
    <Form form={form} onSubmit={send} isGuarded>
      <TextAreaField name="content" label={t('newMessage.content')} rows={8} />
      <TemplateBar text={text}>
        <MessageTemplates
          other={recipient}
          jobId={jobId}
          text={text}
          onChange={(next) => form.setValue('content', next, { shouldDirty: true })}
        />
      </TemplateBar>
      <Stack direction="row" sx={{ justifyContent: 'flex-end' }}>
        <SubmitButton size="large" startIcon={<SendIcon />} loadingPosition="start">
          {t(isSending ? 'newMessage.sending' : 'newMessage.send')}
        </SubmitButton>
      </Stack>
    </Form>
  );
}
