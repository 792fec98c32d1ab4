/**
 * Stands in for Twilio in every run: takes what servers send, and tells the codes. Servers reach it by a `fetch` that is
 * loaded into them, because production refuses to send text messages elsewhere.
 */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';

let started;

/** One for the whole run. */
export const startTexts = () => (started ??= listen());

async function listen() {
  const codes = new Map();
  const server = http.createServer(async (request, reply) => {
    const chunks = [];
    for await (const chunk of request) chunks.push(chunk);
    const form = new URLSearchParams(Buffer.concat(chunks).toString());
    const [code] = /\b\d{6}\b/.exec(form.get('Body') ?? '') ?? [];
    if (code !== undefined) codes.set(form.get('To'), code);
    reply.writeHead(201, { 'content-type': 'application/json' });
    reply.end(JSON.stringify({ sid: `SM${randomUUID()}` }));
  });
  server.listen(0, '127.0.0.1').unref();
  await once(server, 'listening');
  return {
    settings: {
      TWILIO_ACCOUNT_SID: `AC${'a'.repeat(32)}`,
      TWILIO_AUTH_TOKEN: 'of-fault-runs-only',
      TWILIO_FROM: '+15145550100',
      SMS_PER_DAY: '1000000',
      FAULT_TEXTS_URL: `http://127.0.0.1:${server.address().port}`,
    },
    codeFor: (number) => codes.get(number),
  };
}

/** Loaded into a server. */
export const TEXTS_GO_ASTRAY = `
  const { fetch } = globalThis;
  globalThis.fetch = (url, options) =>
    fetch(typeof url === 'string' ? url.replace('https://api.twilio.com', process.env.FAULT_TEXTS_URL) : url, options);`;
