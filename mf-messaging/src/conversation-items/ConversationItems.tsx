import type { Conversation } from '@plumbline/shared-schema/chats';
import { List } from '@plumbline/shared-ui/lists';
import { ConversationItem } from './ConversationItem';
import type { ConversationView } from './use-conversation-view';

export type ConversationItemsProps = {
  conversations: readonly Conversation[];
  view: ConversationView;
  isInDrawer: boolean;
};

export function ConversationItems({ conversations, view, isInDrawer }: ConversationItemsProps) {
  return (
    <List disablePadding sx={{ pb: 1 }}>
      {conversations.map((conversation) => (
        <ConversationItem
          key={conversation._id}
          conversation={conversation}
          to={view.addressOf(conversation._id)}
          isOpen={conversation._id === view.chatId}
          isInDrawer={isInDrawer}
        />
      ))}
    </List>
  );
}
