import { useState } from 'react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '@plumbline/shared-ui/EmptyState';
import { Spinner } from '@plumbline/shared-ui/feedback';
import { ChatIcon } from '@plumbline/shared-ui/more-icons';
import { Box } from '@plumbline/shared-ui/layout';
import { Virtualizer } from '@plumbline/shared-ui/virtual';
import type { PictureLink } from '../attachments/MessageFiles';
import type { MessageActions } from '../message-menu/use-message-actions';
import { MessageRow } from './MessageRow';
import { NewestButton } from './NewestButton';
import type { ThreadMessage } from '../thread/thread';
import { useLogScroll, type OlderMessages } from './use-log-scroll';

type MessageLogProps = {
  /** The other person's. */
  name: string;
  messages: readonly ThreadMessage[];
  older: OlderMessages;
  /** Row that the reader looked for. */
  targetId: string | undefined;
  pictureLink: PictureLink;
  actions: MessageActions;
  onRetry: (id: string) => void;
  onDiscard: (id: string) => void;
};

const LOG = {
  flex: 1,
  overflowY: 'auto',
  // The list keeps the place itself; the browser would move it a second time.
  overflowAnchor: 'none',
  px: { xs: 1.5, sm: 2 },
  '&:focus-visible': { outlineOffset: -3 },
} as const;

/**
 * The messages by day, the newest in view. Only what is near the view is in the document. The newest message of the
 * other person is announced; what comes into view by scrolling is not.
 */
export function MessageLog({ name, messages, older, targetId, ...row }: MessageLogProps) {
  const { t } = useTranslation('messaging');
  const unreadFrom = useUnreadFrom(messages);
  const { box, list, isPrepending, onScroll, isAway, hasNewer, showNewest } = useLogScroll({
    messages,
    older,
    unreadFrom,
    targetId,
  });
  const newestId = messages.at(-1)?.id;

  return (
    <Box sx={{ flex: 1, minHeight: 0, position: 'relative', display: 'flex' }}>
      <Box
        ref={box}
        role="log"
        aria-live="polite"
        aria-relevant="additions"
        aria-label={t('thread.log', { name })}
        tabIndex={0}
        sx={LOG}
      >
        {messages.every(({ event }) => event) && <EmptyState icon={<ChatIcon />} title={t('thread.empty')} />}
        <Virtualizer
          ref={list}
          as={LogList}
          item="li"
          data={messages}
          shift={isPrepending}
          onScroll={onScroll}
          scrollRef={box}
        >
          {(message, index) => (
            <MessageRow
              key={message.id}
              message={message}
              before={messages[index - 1]}
              after={messages[index + 1]}
              isFirst={index === 0 && !older.isThere}
              name={name}
              isTarget={message.id === targetId}
              isFirstUnread={message.id === unreadFrom}
              isAnnounced={message.id === newestId}
              {...row}
            />
          )}
        </Virtualizer>
      </Box>
      {older.isLoading && (
        <Box sx={{ position: 'absolute', top: 8, left: 0, right: 0 }}>
          <Spinner label={t('thread.loadingOlder')} />
        </Box>
      )}
      {isAway && <NewestButton hasNewer={hasNewer} onClick={showNewest} />}
    </Box>
  );
}

/** A list by its role: the style of `ul` has margins, and Safari forgets that a list without bullets is one. */
function LogList(props: ComponentProps<'ul'>) {
  return <Box component="ul" role="list" {...props} sx={{ m: 0, p: 0, listStyle: 'none' }} />;
}

/** The id of the first message that was unread when the log was opened; it stays, though reading marks it as read. */
function useUnreadFrom(messages: readonly ThreadMessage[]): string | undefined {
  const [id] = useState(() => messages.find(({ isUnread }) => isUnread)?.id);
  return id;
}
