import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useOpenChat } from '@plumbline/shared-api/chats';
import { useMay } from '@plumbline/shared-api/session';
import { useAction } from '@plumbline/shared-ui/action';
import { pathWith } from '@plumbline/shared-ui/address';
import { ChatIcon } from '@plumbline/shared-ui/more-icons';
import { BusyButton } from '../busy-button/BusyButton';

type MessageButtonProps = {
  job: { _id: string; title: string };
  person: { _id: string; fullName: string; profile: string | null };
  /** Id of the person's name or the job's title, which describes the button. */
  describedBy: string;
  /** 'Message' by default. */
  label?: string;
};

/** Finds or creates the chat about this job with that person and navigates to it. */
export function MessageButton({ job, person, describedBy, label }: MessageButtonProps) {
  const { t } = useTranslation('contracts');
  const navigate = useNavigate();
  const mayWrite = useMay('write');
  const { openChat, isOpening } = useOpenChat();
  const run = useAction();
  const { _id: id, fullName: name, profile } = person;

  async function open() {
    const chat = await run(openChat({ jobId: job._id, participantId: id }), {
      done: null,
      failed: t('schema:failures.startConversation'),
    });
    if (!chat) return;
    const state = { chatId: chat._id, jobTitle: job.title, recipient: { id, name, profile } };
    await navigate(pathWith('/messages', { chat: chat._id }), { state });
  }

  if (!mayWrite) return null;
  return (
    <BusyButton
      variant="outlined"
      icon={<ChatIcon />}
      isBusy={isOpening}
      describedBy={describedBy}
      onPress={() => void open()}
    >
      {label ?? t('applicant.message')}
    </BusyButton>
  );
}
