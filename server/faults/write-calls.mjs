/** Calls as people make them, and what they send with them. */
import sharp from 'sharp';

const DAY_MS = 86_400_000;

const calls = (method) => (person, path, json) => ({
  ...{ method, path: `/api/v1${path}`, token: person?.token, json },
});
export const get = calls('GET');
export const post = calls('POST');
export const put = calls('PUT');
export const patch = calls('PATCH');
export const remove = calls('DELETE');

/** The call with a small picture in each of `files`, beside `fields`. */
export async function withFiles(request, files, fields) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
  for (const name of files) form.set(name, new Blob([await PICTURE], { type: 'image/png' }), 'picture.png');
  const encoded = new Response(form);
  return {
    ...request,
    body: Buffer.from(await encoded.arrayBuffer()),
    headers: { 'content-type': encoded.headers.get('content-type') },
  };
}

const PICTURE = sharp({ create: { width: 16, height: 16, channels: 3, background: '#c84' } })
  .png()
  .toBuffer();

/** The day that many days from now, UTC. */
export const dayIn = (days) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** A time at which contractors come, in another hour for each number up to several hundred. */
export function workingHour(number, minute = 0) {
  const days = Array.from({ length: 84 }, (_, index) => dayIn(index + 2)).filter(
    (day) => new Date(day).getUTCDay() !== 0,
  );
  const hour = String(8 + (number % 9)).padStart(2, '0');
  return `${days[Math.floor(number / 9) % days.length]}T${hour}:${String(minute).padStart(2, '0')}:00.000Z`;
}
