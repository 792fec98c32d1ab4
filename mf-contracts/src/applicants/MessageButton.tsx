import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { isApiError } from '@plumbline/shared-api/api';
import { useOpenChat } from '@plumbline/shared-api/chats';
import type { Application } from '@plumbline/shared-schema/applications';
import { ChatIcon } from '@plumbline/shared-ui/icons';
import { toast } from '@plumbline/shared-ui/toasts';
import { BusyButton } from './BusyButton';

type MessageButtonProps = {
  application: Pick<Application, 'jobId' | 'userId'>;
  /** Id of the applicant's name, read after the button's own. */
  describedBy: string;
};

/** Finds or starts the chat about this job with the applicant and goes there (SPEC §2). */
export function MessageButton({ application, describedBy }: MessageButtonProps) {
  const { t } = useTranslation('contracts');
  const navigate = useNavigate();
  const { openChat, isOpening } = useOpenChat();
  const { _id: jobId, title: jobTitle } = application.jobId;
  const { _id: id, fullName: name, profile } = application.userId;

  async function open() {
    try {
      const { _id: chatId } = await openChat({ jobId, participantId: id });
      const state = { chatId, jobTitle, recipient: { id, name, profile } };
      await navigate(`/messages?${new URLSearchParams({ chat: chatId }).toString()}`, { state });
    } catch (error) {
      toast.error((isApiError(error) && error.message) || t('schema:failures.startConversation'));
    }
  }

  return (
    <BusyButton
      variant="contained"
      icon={<ChatIcon />}
      isBusy={isOpening}
      describedBy={describedBy}
      onPress={() => void open()}
    >
      {t('applicant.message')}
    </BusyButton>
  );
}
