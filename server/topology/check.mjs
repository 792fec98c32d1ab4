/** Goes through what people do on a topology: accounts, a job, a message between two web processes, a picture, pages. */
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import { call, expectCall } from '../faults/call.mjs';
import { waitUntil } from '../faults/patience.mjs';
import { openPage, signUp } from '../faults/people.mjs';
import { hasContent, isUp, joinChat, openChat, pathOf, sendPicture } from './acts.mjs';

const WITHIN_MS = 15_000;
/** True if all of it works; a line for each. */
export async function check(site) {
  const people = { client: await signUp(site, 'client'), contractor: await signUp(site, 'contractor') };
  process.stdout.write('✓ two people have an account and are signed in\n');
  const steps = {
    'a job is posted, and everybody finds it': () => jobIsFound(site, people.client),
    'a message over a socket of one web process reaches a page at the other': () => messageArrives(site),
    'a picture lies in the bucket and is served': () => pictureIsServed(site, people.client),
    'both edges render pages with their content': () => edgesRender(site),
    'published files come from nginx’s cache': () => filesAreKept(site),
    'the replica has what was written': () => replicaHas(site),
  };
  let isWell = true;
  for (const [what, isTrue] of Object.entries(steps)) {
    const found = await isTrue().catch((error) => error.message);
    process.stdout.write(found === true ? `✓ ${what}\n` : `✗ ${what}: ${found}\n`);
    isWell &&= found === true;
  }
  return isWell;
}

const until = async (isTrue, otherwise) => (await waitUntil(isTrue, WITHIN_MS)) || otherwise();

async function jobIsFound(site, { token }) {
  const title = `A job of the check ${randomUUID()}`;
  const json = { title, description: 'Three walls to be papered' };
  await expectCall(site.url, { method: 'POST', path: '/api/v1/jobs/create', token, json });
  const isListed = async () => {
    const { data } = await expectCall(site.url, { path: '/api/v1/jobs/recent' });
    return data.some((job) => job.title === title);
  };
  return until(isListed, () => 'it is not among the recent ones');
}

/** Open pages of each web process, as its figures count them. */
const countPages = (site) =>
  Promise.all(
    site.ports.webs.map(async (port) => {
      const figures = await (await fetch(`http://127.0.0.1:${port + site.ports.figures}/metrics`)).text();
      return Number(/^plumbline_sockets (\d+)$/m.exec(figures)?.[1]);
    }),
  );

/** Opens pages of one person until both web processes have one: a message then has to come by Redis to one of them. */
async function openAtBoth(site, person) {
  const pages = [];
  for (let n = 0; n < 8; n++) {
    const page = openPage(site, person);
    pages.push(page);
    if (!(await waitUntil(() => page.connected, WITHIN_MS))) throw new Error('no socket opens');
    const counts = await countPages(site);
    if (counts.every((count) => count > 0)) return pages;
  }
  throw new Error('all sockets lead to one web process');
}

async function messageArrives(site) {
  const chat = await openChat(site);
  const { client, contractor, chatId } = chat;
  const pages = await openAtBoth(site, contractor);
  const sender = openPage(site, client);
  const text = `A message of the check ${randomUUID()}`;
  const told = new Set();
  for (const page of pages) await joinChat(page, chat);
  pages.forEach((page, n) => page.on('newMessage', ({ messageText }) => messageText === text && told.add(n)));
  await waitUntil(() => sender.connected, WITHIN_MS);
  const parties = { chatId, senderId: client.id, receiverId: contractor.id };
  const message = { messageText: text, clientMessageId: randomUUID(), timestamp: new Date().toISOString() };
  const answer = await sender.timeout(WITHIN_MS).emitWithAck('sendMessage', { ...parties, ...message });
  const found = answer.success
    ? await until(
        () => told.size === pages.length,
        () => `${told.size} of ${pages.length} pages heard of it`,
      )
    : `it was refused: ${answer.code}`;
  [...pages, sender].forEach((page) => page.disconnect());
  return found;
}

async function pictureIsServed(site, client) {
  const sent = await sendPicture(site, client);
  if (!isUp(sent)) return `${sent.status} ${JSON.stringify(sent.body)}`;
  const { status, headers } = await call(site.url, { path: pathOf(sent.body.data) });
  return (status === 200 && headers['content-type'].startsWith('image/')) || `${status} at its address`;
}

/** What nginx has written down: `{ status, cache, server, path }` of each request. */
function readRequests({ accessLog }) {
  const lines = fs.readFileSync(accessLog, 'utf8').trim().split('\n');
  return lines.map((line) => {
    const [status, cache, server, , path] = line.split(' ');
    return { status, cache, server, path };
  });
}

async function edgesRender(site) {
  const edges = site.ports.edges.map((port) => `127.0.0.1:${port}`);
  const rendered = new Set();
  const path = `/?check=${randomUUID()}`;
  const isRendered = async () => {
    const page = await call(site.url, { path, headers: { accept: 'text/html' } });
    const last = readRequests(site).findLast((request) => request.path === path);
    if (page.status === 200 && hasContent(page)) rendered.add(last?.server);
    return edges.every((edge) => rendered.has(edge));
  };
  return until(isRendered, () => `content came from ${[...rendered].join(', ') || 'nowhere'}`);
}

async function filesAreKept(site) {
  const page = String((await call(site.url, { path: '/', headers: { accept: 'text/html' } })).body);
  const [, file] = /<script[^>]+src="(?:https:\/\/[^/"]+)?(\/[^"]+)"/.exec(page) ?? [];
  if (file === undefined) return 'the page names none';
  for (let n = 0; n < 2; n++) await call(site.url, { path: file });
  const isHit = () => readRequests(site).some(({ path, cache }) => path === file && cache === 'HIT');
  return until(isHit, () => `${file} is asked for each time`);
}

async function replicaHas({ database }) {
  const [{ count }] = await database.queryReplica('select count(*)::int as count from jobs');
  return count > 0 || 'it has no jobs';
}
