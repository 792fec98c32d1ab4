import { isId } from '@plumbline/shared-schema/ids';
import type { SmsDriver } from './sms-driver';
import type { StopsRepository } from './stops.repository';
import type { TextMessagesRepository } from './text-messages.repository';

const STOP = ['stop', 'stopall', 'unsubscribe', 'cancel', 'end', 'quit', 'arret', 'desabonner'];
const START = ['start', 'unstop', 'yes', 'oui', 'commencer', 'reprendre'];

type Dependencies = {
  smsDriver: SmsDriver | undefined;
  textMessages: TextMessagesRepository;
  stops: StopsRepository;
};

export type SmsReplies = ReturnType<typeof createSmsReplies>;

/** What the provider reports, and what readers answer: STOP and START of either language, alone in their message. */
export function createSmsReplies({ smsDriver, textMessages, stops }: Dependencies) {
  return {
    ofReport: async (id: string, form: URLSearchParams): Promise<void> => {
      const report = smsDriver?.readReport(form);
      if (report !== undefined && isId(id)) await textMessages.recordReport(id, report);
    },

    ofReply: async (form: URLSearchParams): Promise<void> => {
      const reply = smsDriver?.readReply(form);
      const word = plainWord(reply?.text ?? '');
      if (reply === undefined) return;
      if (STOP.includes(word)) await stops.add(reply.from);
      if (START.includes(word)) await stops.remove(reply.from);
    },
  };
}

/** `« Arrêt ! »` → `arret`. */
const plainWord = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^\p{L}]/gu, '')
    .toLowerCase();
