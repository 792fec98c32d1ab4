/** What the people of a town do, as often as their share says: a call of its own each time. */
import { randomUUID } from 'node:crypto';
import { PASSWORD } from '../server/faults/people.mjs';
import { sendPicture } from '../server/topology/acts.mjs';
import { CATEGORIES, VOCABULARY, misspelt } from './search-world.mjs';

const api = (method) => (path, token, json) => ({ method, path: `/api/v1${path}`, token, json });
const get = api('GET');
const post = api('POST');
const page = (path) => ({ path, headers: { accept: 'text/html' } });
const WORDS = VOCABULARY.slice(0, 1500);

/** Of somebody who is only looking: pages with their content. */
const VISITORS = {
  'page: front': [2, () => page('/')],
  'page: jobs': [3, () => page('/jobs')],
  'page: a job': [5, ({ from, town }) => page(`/jobs/${from(town.jobs)}`)],
  'page: professionals': [2, () => page('/professionals')],
  'page: a professional': [3, ({ from, town }) => page(`/professionals/${from(town.workers)}`)],
};

const READS = {
  'jobs: recent': [3, () => get('/jobs/recent?page=1&limit=10')],
  'jobs: by a word': [8, ({ from }) => get(`/jobs/search?limit=10&q=${encodeURIComponent(from(WORDS))}`)],
  'jobs: misspelt': [
    1,
    ({ from, random }) => get(`/jobs/search?limit=10&q=${encodeURIComponent(misspelt(from(WORDS), random))}`),
  ],
  'jobs: by category': [4, ({ from }) => get(`/jobs/search?limit=10&category=${from(CATEGORIES)}&page=2`)],
  'a job': [12, ({ from, town, who }) => get(`/jobs/${from(town.jobs)}`, who.token)],
  professionals: [4, ({ upTo }) => get(`/professionals?limit=10&page=${1 + upTo(5)}`)],
  'professionals: by a word': [
    3,
    ({ from }) => get(`/professionals?limit=10&q=${encodeURIComponent(from(WORDS))}`),
  ],
  'chats: own': [8, ({ who }) => get('/chats', who.token)],
  'chats: unread': [6, ({ who }) => get('/chats/unread', who.token)],
  'messages of a chat': [9, ({ who, from }) => get(`/messages/${from(who.chats).id}`, who.token)],
  'messages: by a word': [
    1,
    ({ who, from }) => get(`/messages/search?q=${encodeURIComponent(from(WORDS))}`, who.token),
  ],
  notifications: [6, ({ who }) => get('/notifications', who.token)],
  'applications: own': [1, ({ worker }) => get('/applications/me', worker.token)],
  'applications for a job': [2, ({ hirer, from }) => get(`/applications/${from(hirer.jobs)}`, hirer.token)],
  'jobs: own': [2, ({ hirer }) => get('/jobs/me?limit=10', hirer.token)],
};

const WRITES = {
  'send a message': [
    8,
    ({ town, from }) => {
      const { from: sender, to, chat } = from(town.talks);
      const json = {
        recipientId: to.id,
        chatId: chat.id,
        content: `${from(WORDS)} ${from(WORDS)} ${Date.now()}`,
      };
      return post('/messages/', sender.token, { ...json, clientMessageId: randomUUID() });
    },
  ],
  'read a chat': [4, ({ who, from }) => post(`/messages/${from(who.chats).id}/read`, who.token, {})],
  'post a job': [
    0.6,
    ({ hirer, from }) =>
      post('/jobs/create', hirer.token, {
        title: `${from(WORDS)} ${from(WORDS)} ${from(WORDS)}`,
        description: `To be done: ${from(WORDS)}, ${from(WORDS)} and ${from(WORDS)}`,
      }),
  ],
  apply: [
    1.5,
    ({ worker, from, town }) =>
      post('/applications/apply', worker.token, {
        jobId: from(town.jobs),
        coverLetter: `I know ${from(WORDS)}`,
      }),
  ],
  'ask a question': [
    0.3,
    ({ worker, from, town }) =>
      post(`/jobs/${from(town.jobs)}/questions`, worker.token, { text: `Why ${from(WORDS)}?` }),
  ],
  'send an offer': [
    0.3,
    ({ from, town }) => {
      const { hirer, job, worker } = from(town.applications);
      const json = { jobId: job, professionalId: worker, description: from(WORDS), budget: 100 };
      return post('/offers/send', hirer.token, json);
    },
  ],
  'send a picture': [0.2, ({ hirer }) => ({ picture: hirer })],
  'sign in': [
    0.4,
    ({ town }) => post('/auth/login', undefined, { email: town.guest.email, password: PASSWORD }),
  ],
  'sign up': [
    0.1,
    () => {
      const email = `${randomUUID()}@example.test`;
      const person = { fullName: 'Somebody New', email, password: PASSWORD, userType: 'contractor' };
      return post('/auth/register', undefined, person);
    },
  ],
};

const KINDS = Object.entries({ ...VISITORS, ...READS, ...WRITES });
const TOTAL = KINDS.reduce((sum, [, [share]]) => sum + share, 0);

/** Draws the next call: its kind, and how it is made with `call(url, request)` of `call.mjs` for a site. */
export function drawCall(town, random) {
  let left = random.next() * TOTAL;
  const [kind, [, make]] = KINDS.find(([, [share]]) => (left -= share) < 0) ?? KINDS[0];
  const isHirer = ({ type, jobs }) => type === 'company' && jobs.length > 0;
  town.hirers ??= town.people.filter(isHirer);
  town.contractors ??= town.people.filter(({ type }) => type === 'contractor');
  town.talkers ??= town.people.filter(({ chats }) => chats.length > 0);
  const [who, hirer, worker] = [town.talkers, town.hirers, town.contractors].map((list) => random.from(list));
  const request = make({ town, who, hirer, worker, random, from: random.from, upTo: random.upTo });
  const send = (site, call, more) =>
    request.picture ? sendPicture(site, request.picture, more) : call(site.url, { ...request, ...more });
  return { kind, send };
}
