import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { isApiError } from '@plumbline/shared-api/api';
import { useOpenChat } from '@plumbline/shared-api/chats';
import { ChatIcon } from '@plumbline/shared-ui/icons';
import { toast } from '@plumbline/shared-ui/toasts';
import { BusyButton } from '../busy-button/BusyButton';

type MessageButtonProps = {
  job: { _id: string; title: string };
  person: { _id: string; fullName: string; profile: string | null };
  /** Id of the person's name or the job's title, read after the button's own. */
  describedBy: string;
  /** 'Message' unless told. */
  label?: string;
};

/** Finds or starts the chat about this job with that person and goes there (SPEC §2). */
export function MessageButton({ job, person, describedBy, label }: MessageButtonProps) {
  const { t } = useTranslation('contracts');
  const navigate = useNavigate();
  const { openChat, isOpening } = useOpenChat();
  const { _id: id, fullName: name, profile } = person;

  async function open() {
    try {
      const { _id: chatId } = await openChat({ jobId: job._id, participantId: id });
      const state = { chatId, jobTitle: job.title, recipient: { id, name, profile } };
      await navigate(`/messages?${new URLSearchParams({ chat: chatId }).toString()}`, { state });
    } catch (error) {
      toast.error((isApiError(error) && error.message) || t('schema:failures.startConversation'));
    }
  }

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
