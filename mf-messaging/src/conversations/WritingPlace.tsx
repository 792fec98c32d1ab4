import { useState, type RefObject } from 'react';
import type { useOutbox } from '@plumbline/shared-api/outbox';
import { useMay } from '@plumbline/shared-api/session';
import type { Conversation } from '@plumbline/shared-schema/chats';
import { TeamNotice } from '@plumbline/shared-ui/feedback';
import { lazily } from '@plumbline/shared-ui/lazy';
import type { Attachments } from '../attachments/use-attachments';
import { canWriteIn, type Arrival } from '../conversation-items/arrival';
import { MessageTemplates } from '../templates/MessageTemplates';
import { Composer } from './Composer';

const ClosedNotice = lazily(() => import('../conversation-menu/ClosedNotice'), 'ClosedNotice');
const EditComposer = lazily(() => import('../message-menu/EditComposer'), 'EditComposer');

type WritingPlaceProps = {
  conversation: Arrival | Conversation;
  /** The composer's. */
  input: RefObject<HTMLTextAreaElement | null>;
  /** One's own message whose text is being changed. */
  editing: { messageId: string; text: string } | undefined;
  onEdited: () => void;
  outbox: ReturnType<typeof useOutbox>;
  attachments: Attachments;
  onTyping: () => void;
};

/** Where the next message is written or an earlier one changed, unless one of the two blocks the other. */
export function WritingPlace(props: WritingPlaceProps) {
  const { conversation, input, editing, onEdited, outbox, attachments, onTyping } = props;
  const [hasEdited, setHasEdited] = useState(false);
  const { _id: chatId, other } = conversation;
  const mayWrite = useMay('write');

  if (!mayWrite) return <TeamNotice />;
  if (!canWriteIn(conversation)) return <ClosedNotice conversation={conversation} />;
  if (editing) {
    return (
      <EditComposer
        key={editing.messageId}
        chatId={chatId}
        {...editing}
        onClose={() => {
          setHasEdited(true);
          onEdited();
        }}
      />
    );
  }
  return (
    <Composer
      input={input}
      isFocused={hasEdited}
      onTyping={onTyping}
      text={outbox.draft}
      onChange={outbox.changeDraft}
      attachments={attachments}
      templates={
        <MessageTemplates
          other={other.fullName}
          jobId={'jobId' in conversation ? conversation.jobId : null}
          jobTitle={conversation.jobTitle}
          text={outbox.draft}
          onChange={outbox.changeDraft}
        />
      }
      onSend={(content, files) => {
        outbox.send({ recipientId: other._id, content, files });
      }}
    />
  );
}
