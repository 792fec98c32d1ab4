/**
 * What people write, as a table. A kind begins by itself or `after` another one, with the same `deal`: its people, and
 * in `of` what was answered before, by kind.
 *
 * - `call(deal, write)`: the call. `write.mark` is a text of its own, `write.turn` counts the writes of this kind.
 * - `reads(deal, write)`: a call that lists what became of it; `is(row, write, deal)`: that is it. There is one row in the
 *   end, or of what `isRemoval` none.
 * - `prepare(deal, tools)`: what its client reads before; `false`: it cannot be written now.
 * - `isAlone`: of the kinds that are it and come after the same one, a deal goes to one.
 * - `keeps`: so many deals wait for it, as they are.
 * - `replaces`: kinds whose rows of this deal are no longer what they were.
 * - `spent`: there is no answer for a repeat, which meets this refusal.
 * - `hasFiles`: of these few are under way at once.
 * - `isKnown`: a repeat is known by its key even when the answer is not kept any more.
 */
import { CONTRACT_KINDS } from './contract-kinds.mjs';
import { DEAL_KINDS } from './deal-kinds.mjs';
import { PASSWORD } from './people.mjs';
import { dayIn, get, patch, post, put, remove, withFiles } from './write-calls.mjs';

const TEMPLATES = ({ client }) => get(client, '/templates');
const PROJECTS = ({ client }) => get(client, '/projects');
const RECURRING = ({ client }) => get(client, '/recurring-jobs');
const PORTFOLIO = ({ contractor }) => get(contractor, '/portfolios');
const QUESTIONS = ({ contractor, of }) => get(contractor, `/jobs/${of.job._id}/questions`);
const MESSAGES = ({ client, chatId }) => get(client, `/messages/${chatId}?afterSeq=0`);
const PHONE = ({ of }) => get(of.person, '/users/me/phone');
const emailOf = (mark) => `${mark.replaceAll(' ', '-')}@example.test`;
const numberOf = ({ turn }) => `+1514${2_000_000 + turn}`;

const PEOPLE = {
  person: {
    call: (_deal, { mark }) =>
      post(undefined, '/auth/register', {
        ...{ fullName: mark, email: emailOf(mark), password: PASSWORD, userType: 'client' },
      }),
    reads: (_deal, { mark }) => post(undefined, '/auth/login', { email: emailOf(mark), password: PASSWORD }),
    is: ({ user }, { mark }) => user.fullName === mark,
  },
  'phone asked': {
    after: 'person',
    prepare: async ({ of }, { ask }) => {
      const { token } = await ask(
        post(undefined, '/auth/login', { email: of.person.email, password: PASSWORD }),
      );
      of.person.token = token;
    },
    call: ({ of }, write) => {
      of.number = numberOf(write);
      return post(of.person, '/users/me/phone', { phoneNumber: of.number, timeZone: 'UTC' });
    },
    reads: PHONE,
    is: ({ pending }, write) => pending?.number === numberOf(write),
  },
  'phone confirmed': {
    ...{ after: 'phone asked', replaces: ['phone asked'], spent: 'CODE_INVALID' },
    prepare: async ({ of }, { codeFor }) => {
      of.code = await codeFor(of.number);
      return of.code !== undefined;
    },
    call: ({ of }) => put(of.person, '/users/me/phone', { code: of.code }),
    reads: PHONE,
    is: ({ number }, _write, { of }) => number === of.number,
  },
  'phone removed': {
    ...{ after: 'phone confirmed', replaces: ['phone confirmed'], isRemoval: true, keeps: 3 },
    call: ({ of }) => remove(of.person, '/users/me/phone'),
    reads: PHONE,
    is: ({ number }, _write, { of }) => number === of.number,
  },
  insurance: {
    // One at a time: each takes the place of the one before.
    ...{ after: 'insurance', replaces: ['insurance'], hasFiles: true },
    call: ({ contractor }, { mark }) =>
      withFiles(put(contractor, '/users/me/insurance'), ['insurance'], {
        ...{ insurer: mark, cover: 1_000_000, endsOn: dayIn(300) },
      }),
    reads: ({ contractor }) => get(contractor, '/users/me/insurance'),
    is: ({ insurance }, { mark }) => insurance?.insurer === mark,
  },
  portfolio: {
    ...{ isKnown: true, hasFiles: true },
    call: ({ contractor }, { mark }) =>
      withFiles(post(contractor, '/portfolios'), ['before', 'after'], {
        ...{ description: mark, cost: 100, serviceTime: 2 },
      }),
    reads: PORTFOLIO,
    is: ({ description }, { mark }) => description === mark,
  },
  'portfolio removed': {
    ...{ after: 'portfolio', replaces: ['portfolio'], isRemoval: true, keeps: 3 },
    call: ({ contractor, of }) => remove(contractor, `/portfolios/${of.portfolio._id}`),
    reads: PORTFOLIO,
    is: ({ _id }, _write, { of }) => _id === of.portfolio._id,
  },
  template: {
    call: ({ client }, { mark }) => post(client, '/templates', { kind: 'message', name: mark, text: mark }),
    reads: TEMPLATES,
    is: ({ name, text }, { mark }) => name === mark && text === mark,
  },
  'template changed': {
    ...{ after: 'template', replaces: ['template'] },
    call: ({ client, of }, { mark }) =>
      put(client, `/templates/${of.template._id}`, { kind: 'offer', name: mark, text: mark }),
    reads: TEMPLATES,
    is: ({ name, kind }, { mark }) => name === mark && kind === 'offer',
  },
  'template removed': {
    ...{ after: 'template changed', replaces: ['template changed'], isRemoval: true, keeps: 3 },
    call: ({ client, of }) => remove(client, `/templates/${of.template._id}`),
    reads: TEMPLATES,
    is: ({ _id }, _write, { of }) => _id === of.template._id,
  },
  message: {
    isKnown: true,
    call: ({ client, contractor }, { mark }) =>
      post(client, '/messages/', { recipientId: contractor.id, content: mark, clientMessageId: mark }),
    reads: MESSAGES,
    is: ({ content }, { mark }) => content === mark,
  },
  'message edited': {
    ...{ after: 'message', replaces: ['message'], keeps: 3 },
    call: ({ client, chatId, of }, { mark }) =>
      patch(client, `/messages/${chatId}/${of.message._id}`, { content: mark }),
    reads: MESSAGES,
    is: ({ content }, { mark }) => content === mark,
  },
};

const JOBS = {
  job: {
    call: ({ client }, { mark }) =>
      post(client, '/jobs/create', { title: mark, description: 'A job of a fault run' }),
    reads: ({ client }) => get(client, '/jobs/me?limit=100'),
    // A hirer who hires again gets a closed copy.
    is: ({ title, status }, { mark }) => title === mark && status === 'open',
  },
  question: {
    after: 'job',
    call: ({ contractor, of }, { mark }) => post(contractor, `/jobs/${of.job._id}/questions`, { text: mark }),
    reads: QUESTIONS,
    is: ({ text }, { mark }) => text === mark,
  },
  'question withdrawn': {
    ...{ after: 'question', replaces: ['question'], isAlone: true, isRemoval: true },
    call: ({ contractor, of }) => remove(contractor, `/jobs/${of.job._id}/questions/${of.question._id}`),
    reads: QUESTIONS,
    is: ({ _id }, _write, { of }) => _id === of.question._id,
  },
  answer: {
    ...{ after: 'question', isAlone: true },
    call: ({ client, of }, { mark }) =>
      post(client, `/jobs/${of.job._id}/questions/${of.question._id}/answer`, { text: mark }),
    reads: QUESTIONS,
    is: ({ answer }, { mark }) => answer?.text === mark,
  },
  'answer changed': {
    ...{ after: 'answer', replaces: ['answer'], keeps: 3 },
    call: ({ client, of }, { mark }) =>
      put(client, `/jobs/${of.job._id}/questions/${of.question._id}/answer`, { text: mark }),
    reads: QUESTIONS,
    is: ({ answer }, { mark }) => answer?.text === mark,
  },
  recurrence: {
    after: 'job',
    call: ({ client, of }) =>
      post(client, `/jobs/${of.job._id}/recurrence`, {
        ...{ rhythm: 'weekly', firstDay: dayIn(30), timeZone: 'UTC' },
      }),
    reads: RECURRING,
    is: ({ job, nextDay }, { request }, { of }) =>
      job._id === of.job._id && nextDay === request.json.firstDay,
  },
  'recurrence skipped': {
    ...{ after: 'recurrence', replaces: ['recurrence'] },
    call: ({ client, of }) =>
      put(client, `/recurring-jobs/${of.recurrence._id}/skip`, { day: of.recurrence.nextDay }),
    reads: RECURRING,
    is: ({ _id, nextDay }, _write, { of }) =>
      _id === of.recurrence._id && Date.parse(nextDay) - Date.parse(of.recurrence.nextDay) === 7 * 86_400_000,
  },
  'recurrence stopped': {
    ...{ after: 'recurrence skipped', replaces: ['recurrence skipped'], isRemoval: true, keeps: 3 },
    call: ({ client, of }) => remove(client, `/recurring-jobs/${of.recurrence._id}`),
    reads: RECURRING,
    is: ({ _id }, _write, { of }) => _id === of.recurrence._id,
  },
  project: {
    after: 'job',
    call: ({ client }, { mark }) => post(client, '/projects', { name: mark, budget: 1000 }),
    reads: PROJECTS,
    is: ({ name }, { mark }) => name === mark,
  },
  'project changed': {
    ...{ after: 'project', replaces: ['project'] },
    call: ({ client, of }, { mark }) =>
      put(client, `/projects/${of.project._id}`, { name: mark, budget: 2000 }),
    reads: PROJECTS,
    is: ({ _id, name }, { mark }, { of }) => _id === of.project._id && name === mark,
  },
  'job in project': {
    after: 'project changed',
    call: ({ client, of }) => put(client, `/projects/${of.project._id}/jobs/${of.job._id}`),
    reads: PROJECTS,
    is: ({ _id, jobIds }, _write, { of }) => _id === of.project._id && jobIds.includes(of.job._id),
  },
  'job out of project': {
    ...{ after: 'job in project', replaces: ['job in project'], isRemoval: true, keeps: 3 },
    call: ({ client, of }) => remove(client, `/projects/${of.project._id}/jobs/${of.job._id}`),
    reads: PROJECTS,
    is: ({ _id, jobIds }, _write, { of }) => _id === of.project._id && jobIds.includes(of.job._id),
  },
  'project removed': {
    // Somebody has so many projects at most.
    ...{ after: 'job out of project', replaces: ['project changed'], isRemoval: true, keeps: 3 },
    call: ({ client, of }) => remove(client, `/projects/${of.project._id}`),
    reads: PROJECTS,
    is: ({ _id }, _write, { of }) => _id === of.project._id,
  },
};

export const WRITE_KINDS = { ...PEOPLE, ...JOBS, ...DEAL_KINDS, ...CONTRACT_KINDS };
