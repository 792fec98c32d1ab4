import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoadStretchMutation } from '@plumbline/shared-api/message-search';
import type { Message } from '@plumbline/shared-schema/messages';
import { toast } from '@plumbline/shared-ui/toasts';

/** Messages above the one that is jumped to. */
const ABOVE = 30;

type Jump = {
  chatId: string;
  messages: readonly Message[];
  /** Number of the message to show; undefined for none. */
  seq: number | undefined;
};

/** Loads what is missing between the message and the oldest that is shown. */
export function useJump({ chatId, messages, seq }: Jump): { isLoading: boolean } {
  const { t } = useTranslation('messaging');
  const [loadStretch, { isLoading }] = useLoadStretchMutation();
  const asked = useRef<number>(undefined);
  const first = messages[0]?.seq;

  useEffect(() => {
    if (seq === undefined) asked.current = undefined;
    if (seq === undefined || first === undefined || seq >= first || asked.current === seq) return;
    asked.current = seq;
    loadStretch({ chatId, from: Math.max(1, seq - ABOVE), to: first })
      .unwrap()
      .catch(() => toast.error(t('search.jumpFailed')));
  }, [chatId, seq, first, loadStretch, t]);

  return { isLoading };
}
