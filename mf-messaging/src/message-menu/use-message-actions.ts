import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '@plumbline/shared-ui/toasts';
import type { ThreadMessage } from '../thread/thread';

type Kind = 'edit' | 'delete' | 'report';
/** What somebody is doing with a message of the server. */
export type OpenAction = { kind: Kind; messageId: string; text: string };

export type MessageActions = {
  begin: (kind: Kind, message: ThreadMessage) => void;
  copy: (message: ThreadMessage) => void;
};

/** What is being done with one message of the open conversation. */
export function useMessageActions() {
  const { t } = useTranslation('messaging');
  const [acting, setActing] = useState<OpenAction>();

  return {
    acting,
    actions: {
      begin(kind, { messageId, text }) {
        if (messageId !== undefined) setActing({ kind, messageId, text });
      },
      copy({ text }) {
        navigator.clipboard.writeText(text).then(
          () => toast.success(t('message.copied')),
          () => toast.error(t('message.copyFailed')),
        );
      },
    } satisfies MessageActions,
    end: () => setActing(undefined),
  };
}
