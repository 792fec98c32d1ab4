import { createHmac } from 'node:crypto';
import type { TwilioSettings } from '../../../settings/config';
import { isSame } from '../../../kit/digests';
import type { Sms, SmsCall, SmsDriver, SmsOutcome } from './sms-driver';

const API = 'https://api.twilio.com';
const DEADLINE_MS = 10_000;
/** What Twilio could not hand over within this time is news no more. */
const VALID_SECONDS = 4 * 3600;
/** Twilio: its reader said STOP. */
const UNSUBSCRIBED = 21610;
const TOO_MANY = 429;
/** Errors of a connection that never carried the request. */
const NEVER_ASKED = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'];
const STATES = new Map<string, 'sent' | 'delivered' | 'failed'>([
  ['sent', 'sent'],
  ['delivered', 'delivered'],
  ['undelivered', 'failed'],
  ['failed', 'failed'],
]);

type Settings = TwilioSettings & { siteUrl: string; statusPath: string };
type Answer = { sid?: unknown; code?: unknown };

/** Twilio over its REST API, which has no key by which a repeated request would be known: none is repeated blindly. */
export function createTwilio({
  accountSid,
  authToken,
  from,
  apiUrl = API,
  siteUrl,
  statusPath,
}: Settings): SmsDriver {
  const url = `${apiUrl}/2010-04-01/Accounts/${accountSid}/Messages.json`;
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;

  const formOf = ({ id, to, text }: Sms) =>
    new URLSearchParams({
      To: to,
      [from.startsWith('+') ? 'From' : 'MessagingServiceSid']: from,
      Body: text,
      StatusCallback: `${siteUrl}${statusPath}/${id}`,
      ValidityPeriod: String(VALID_SECONDS),
    });

  return {
    signatureHeader: 'x-twilio-signature',

    send: async (sms) => {
      const request = {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/x-www-form-urlencoded' },
        body: formOf(sms).toString(),
        redirect: 'manual',
        signal: AbortSignal.timeout(DEADLINE_MS),
      } as const;
      const answer = await fetch(url, request).catch(codeOfFailure);
      if (typeof answer === 'string')
        return { is: NEVER_ASKED.includes(answer) ? 'later' : 'unknown', code: answer };
      const body = (await answer.json().catch(() => ({}))) as Answer | null;
      return outcomeOf(answer.status, body ?? {});
    },

    isSigned: ({ path, form, signature }: SmsCall): boolean => {
      const fields = [...form].sort(([a], [b]) => (a < b ? -1 : Number(a > b)));
      const signed = `${siteUrl}${path}${fields.map(([name, value]) => name + value).join('')}`;
      const expected = createHmac('sha1', authToken).update(signed).digest('base64');
      return signature !== undefined && isSame(signature, expected);
    },

    readReport: (form) => {
      const [providerId, state] = [form.get('MessageSid'), STATES.get(form.get('MessageStatus') ?? '')];
      return providerId === null || state === undefined ? undefined : { providerId, state };
    },

    readReply: (form) => {
      const [sender, text] = [form.get('From'), form.get('Body')];
      return sender === null || text === null ? undefined : { from: sender, text };
    },

    noAnswer: { type: 'text/xml; charset=utf-8', body: '<Response/>' },
  };
}

function codeOfFailure(error: unknown): string {
  const { name, cause } = error as { name?: string; cause?: { code?: string } };
  return cause?.code ?? name ?? 'unknown';
}

function outcomeOf(status: number, { sid, code }: Answer): SmsOutcome {
  if (status >= 200 && status < 300)
    return typeof sid === 'string'
      ? { is: 'sent', providerId: sid }
      : { is: 'unknown', code: String(status) };
  if (code === UNSUBSCRIBED) return { is: 'stopped' };
  const named = typeof code === 'number' ? `${status} ${code}` : String(status);
  if (status === TOO_MANY) return { is: 'later', code: named };
  return { is: status >= 400 && status < 500 ? 'refused' : 'unknown', code: named };
}
