/** What people do on a topology, in check and break alike. */
import { randomUUID } from 'node:crypto';
import { call, expectCall } from '../faults/call.mjs';
import { signUp } from '../faults/people.mjs';

const JOINED_MS = 10_000;
/** A red square of eight by eight pixels. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEUlEQVR42mM4Y6yEFTEMLQkAZexIQeJKpJYAAAAASUVORK5CYII=',
  'base64',
);

/** A picture of a job that is yet to be posted. Returns the answer of `call`. */
export function sendPicture(site, { token }, more = {}) {
  const boundary = randomUUID();
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="picture"; filename="red.png"\r\nContent-Type: image/png\r\n\r\n`;
  return call(site.url, {
    ...{ method: 'POST', path: '/api/v1/jobs/pictures', token, ...more },
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: Buffer.concat([Buffer.from(head), PICTURE, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  });
}

/** Where a picture that was sent is served. */
export function pathOf({ url }) {
  const { pathname, search } = new URL(url, 'https://localhost');
  return `${pathname}${search}&side=320`;
}

export const isUp = ({ status }) => status >= 200 && status < 300;
/** Was this page rendered? Else its browser asks for what it shows. */
export const hasContent = ({ body }) => /<main[\s>]/.test(String(body));
/** Two people with a chat; the second has it open. */
export async function openChat(site) {
  const [client, contractor] = [await signUp(site, 'client'), await signUp(site, 'contractor')];
  const participants = [
    { userId: client.id, role: 'sender' },
    { userId: contractor.id, role: 'receiver' },
  ];
  const json = { jobId: null, participants };
  const request = { method: 'POST', path: '/api/v1/chats/create', token: client.token, json };
  const { _id: chatId } = await expectCall(site.url, request);
  return { client, contractor, chatId };
}

export const joinChat = (socket, { chatId, contractor }) =>
  socket.timeout(JOINED_MS).emitWithAck('joinRoom', { chatId, userId: contractor.id, afterSeq: 0 });
