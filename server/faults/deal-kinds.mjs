/** What the two sides of a deal write, until there is a contract: rows of the table in `write-kinds.mjs`. */
import { dayIn, get, post, put, remove, workingHour } from './write-calls.mjs';

const OFFERS = ({ client }) => get(client, '/offers/sent-or-received-offers?includeExpired=true');
const VISITS = ({ client, of }) => get(client, `/visits?jobId=${of.job._id}`);
const QUOTES = ({ contractor, of }) => get(contractor, `/quotes?jobId=${of.job._id}`);

const isQuote =
  (status) =>
  (quote, _write, { of }) =>
    quote._id === of['quote draft']._id && quote.status === status;

const OFFERS_AND_VISITS = {
  application: {
    after: 'job',
    call: ({ contractor, of }, { mark }) =>
      post(contractor, '/applications/apply', { jobId: of.job._id, coverLetter: mark }),
    reads: ({ client, of }) => get(client, `/applications/${of.job._id}`),
    is: ({ coverLetter }, { mark }) => coverLetter === mark,
  },
  offer: {
    ...{ after: 'application', isAlone: true },
    call: ({ client, contractor, of }, { mark }) =>
      post(client, '/offers/send', {
        ...{ jobId: of.job._id, professionalId: contractor.id, description: mark, budget: 100 },
      }),
    reads: OFFERS,
    is: ({ description }, { mark }) => description === mark,
  },
  'offer accepted': {
    after: 'offer',
    call: ({ contractor, of }) => put(contractor, `/offers/${of.offer._id}/accept`),
    reads: OFFERS,
    is: ({ _id, status }, _write, { of }) => _id === of.offer._id && status === 'accepted',
  },
  visit: {
    after: 'application',
    call: ({ client, contractor, of }, { mark, turn }) =>
      post(client, '/visits', {
        ...{ jobId: of.job._id, contractorId: contractor.id, times: [workingHour(turn)] },
        ...{ minutes: 30, timeZone: 'UTC', address: mark },
      }),
    reads: VISITS,
    is: ({ address }, { mark }) => address === mark,
  },
  'visit accepted': {
    after: 'visit',
    call: ({ contractor, of }) =>
      put(contractor, `/visits/${of.visit._id}/accept`, { startsAt: of.visit.times[0], timeZone: 'UTC' }),
    reads: VISITS,
    is: ({ startsAt }, { request }) => startsAt === request.json.startsAt,
  },
  'visit moved': {
    after: 'visit accepted',
    call: ({ contractor, of }, { turn }) =>
      put(contractor, `/visits/${of.visit._id}/move`, {
        ...{ times: [workingHour(turn, 30)], minutes: 30, timeZone: 'UTC' },
      }),
    reads: VISITS,
    is: ({ status, times }, { request }) => status === 'moving' && times[0] === request.json.times[0],
  },
  'visit kept': {
    ...{ after: 'visit moved', replaces: ['visit moved'], isAlone: true },
    call: ({ client, of }) => put(client, `/visits/${of.visit._id}/keep`),
    reads: VISITS,
    is: ({ _id, status }, _write, { of }) => _id === of.visit._id && status === 'agreed',
  },
  'visit cancelled': {
    ...{
      after: 'visit moved',
      replaces: ['visit', 'visit accepted', 'visit moved'],
      isAlone: true,
      keeps: 3,
    },
    call: ({ client, of }, { mark }) => put(client, `/visits/${of.visit._id}/cancel`, { reason: mark }),
    reads: VISITS,
    is: ({ status, cancelReason }, { mark }) => status === 'cancelled' && cancelReason === mark,
  },
};

const QUOTES_OF_DEALS = {
  'quote draft': {
    ...{ after: 'application', isAlone: true },
    call: ({ contractor, of }, { mark }) =>
      post(contractor, '/quotes', {
        ...{ jobId: of.job._id, contractorId: contractor.id, exclusions: mark },
        lines: [
          { kind: 'labour', text: 'Lay the tiles', quantity: 7.5, unit: 'hour', price: 60 },
          { kind: 'material', text: 'Tiles', quantity: 12, unit: 'squareMetre', price: 19.99 },
        ],
        ...{ taxRate: 8.875, validUntil: dayIn(10), expectedDays: 9 },
      }),
    reads: QUOTES,
    is: ({ exclusions, lines }, { mark }) => exclusions === mark && lines.length === 2,
  },
  'quote deleted': {
    ...{ after: 'quote draft', replaces: ['quote draft'], isAlone: true, isRemoval: true },
    call: ({ contractor, of }) => remove(contractor, `/quotes/${of['quote draft']._id}`),
    reads: QUOTES,
    is: ({ _id }, _write, { of }) => _id === of['quote draft']._id,
  },
  'quote sent': {
    ...{ after: 'quote draft', isAlone: true },
    call: ({ contractor, of }) => put(contractor, `/quotes/${of['quote draft']._id}/send`),
    reads: QUOTES,
    is: ({ _id, version }, _write, { of }) => _id === of['quote draft']._id && version === 1,
  },
  'quote declined': {
    ...{ after: 'quote sent', isAlone: true },
    call: ({ client, of }) => put(client, `/quotes/${of['quote draft']._id}/decline`),
    reads: QUOTES,
    is: isQuote('declined'),
  },
  'quote accepted': {
    ...{ after: 'quote sent', isAlone: true },
    call: ({ client, of }) => put(client, `/quotes/${of['quote draft']._id}/accept`, {}),
    // Of its contracts there is one.
    reads: ({ client }) => get(client, `/contracts/user/${client.id}`),
    is: ({ job }, _write, { of }) => job._id === of.job._id,
  },
};

export const DEAL_KINDS = { ...OFFERS_AND_VISITS, ...QUOTES_OF_DEALS };
