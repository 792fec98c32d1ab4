import { createHmac, randomUUID } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { clockOf } from '@plumbline/shared-schema/zones';
import { phoneNumbers } from '../../../database/tables/text-messages';
import type { UserRow } from '../../../database/tables/users';
import type { TestServer } from '../../../app/testing';
import { afterQuietHours } from './quiet-hours';

const SID = `AC${'a'.repeat(32)}`;
const TOKEN = 'secret-of-the-twilio-account';
export const FROM = '+15145550100';
export const SITE = 'https://plumbline.example';

/** Settings of a site that sends text messages, but for the address of the stand-in. */
export const smsSettings = (): Record<string, string> => ({
  PUBLIC_URL: SITE,
  TWILIO_ACCOUNT_SID: SID,
  TWILIO_AUTH_TOKEN: TOKEN,
  TWILIO_FROM: FROM,
});

type Answer = { status: number; code?: number };

/**
 * Stands in for Twilio: takes what is sent as it says it does, 401 without the account's password, 400 for a form that it
 * would refuse; then answers `answers`, one each, and takes the rest. `loses`: it takes them and the connection breaks.
 */
export async function startTwilio() {
  const received: URLSearchParams[] = [];
  const twilio = {
    received,
    url: '',
    answers: [] as Answer[],
    loses: false,
    close: () => void server.close(),
  };
  const server = http.createServer(async (request, reply) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const form = new URLSearchParams(Buffer.concat(chunks).toString());
    const { status, code } = refusalOf(request, form) ?? twilio.answers.shift() ?? { status: 201 };
    if (status < 300) received.push(form);
    if (twilio.loses) return request.socket.destroy();
    const body =
      status < 300 ? { sid: `SM${randomUUID()}` } : { code, message: `no: ${form.get('To') ?? ''}` };
    return reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  twilio.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return twilio;
}

function refusalOf(
  { method, url, headers }: http.IncomingMessage,
  form: URLSearchParams,
): Answer | undefined {
  const password = Buffer.from(`${SID}:${TOKEN}`).toString('base64');
  if (headers.authorization !== `Basic ${password}`) return { status: 401, code: 20003 };
  if (method !== 'POST' || url !== `/2010-04-01/Accounts/${SID}/Messages.json`) return { status: 404 };
  if (headers['content-type'] !== 'application/x-www-form-urlencoded') return { status: 415 };
  const isWhole =
    form.get('From') === FROM && form.get('To') && form.get('Body') && form.get('StatusCallback');
  return isWhole ? undefined : { status: 400, code: 21604 };
}

type TwilioCall = { path: string; fields: Record<string, string>; token?: string };

/** A call of Twilio to the site, signed as Twilio does. */
export function callOfTwilio(server: TestServer, { path, fields, token = TOKEN }: TwilioCall) {
  const names = Object.keys(fields).sort();
  const signed = `${SITE}/api/v1${path}${names.map((name) => name + (fields[name] ?? '')).join('')}`;
  return server.anonymous.post(`/api/v1${path}`, new URLSearchParams(fields).toString(), {
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-twilio-signature': createHmac('sha1', token).update(signed).digest('base64'),
    },
  });
}

/** A zone where it is that hour now. */
export function zoneAt(hour: number): string {
  const offsets = Array.from({ length: 24 }, (_none, index) => index - 11);
  const zones = offsets.map((offset) => `Etc/GMT${offset < 0 ? offset : `+${offset}`}`);
  const found = zones.find((zone) => Number(clockOf(zone).wallAt(Date.now()).slice(11, 13)) === hour);
  if (found === undefined) throw new Error(`no zone for ${hour}`);
  return found;
}

const CITIES = [
  { lat: 45.51, lng: -73.59, zone: 'America/Toronto' },
  { lat: 35.69, lng: 139.69, zone: 'Asia/Tokyo' },
  { lat: 21.31, lng: -157.86, zone: 'Pacific/Honolulu' },
  { lat: 51.51, lng: -0.13, zone: 'Europe/London' },
];

/** A place where nobody is to be woken now, or where it is day. */
export function placeAt(time: 'night' | 'day') {
  const isNight = ({ zone }: { zone: string }) => afterQuietHours(Date.now(), zone) > Date.now();
  const found = CITIES.find((city) => isNight(city) === (time === 'night'));
  if (found === undefined) throw new Error(`no ${time}`);
  return found;
}

/** Somebody who wants text messages and has confirmed a number, where it is noon. */
export async function addReader(
  server: TestServer,
  given: Partial<UserRow> & { number?: string; timeZone?: string } = {},
): Promise<UserRow & { number: string }> {
  const { number = '+15145550123', timeZone = zoneAt(12), ...person } = given;
  const user = await server.addUser({ preferences: { sms: true }, ...person });
  await server.database.insert(phoneNumbers).values({ userId: user.id, number, timeZone });
  return { ...user, number };
}
