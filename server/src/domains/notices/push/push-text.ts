import { textOf } from '../../../kit/texts';
import type { DuePush } from './pushes.repository';

/** Far below the 4 KB that push services take. */
const LONGEST = 300;

/** What the browser shows: what stands in the bell, in the reader's language; of a message who wrote it, not what. */
export function pushText({ notification, language }: Pick<DuePush, 'notification' | 'language'>): string {
  const { id, kind, values, href, about } = notification;
  const body = textOf(language, `notifications.${kind}`, values);
  return JSON.stringify({
    title: 'Plumbline',
    body: body.length > LONGEST ? `${body.slice(0, LONGEST)}…` : body,
    href,
    lang: language,
    // Of one contract, offer, job or conversation the last one is shown.
    tag: about || id,
  });
}
