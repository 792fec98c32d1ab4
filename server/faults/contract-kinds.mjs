/** What is written under a contract: rows of the table in `write-kinds.mjs`. */
import { dayIn, get, patch, post, put, remove, withFiles } from './write-calls.mjs';

const MATERIALS = ({ client, of }) => get(client, `/contracts/${contractOf(of)}/materials`);
const ASSIGNMENTS = ({ contractor, of }) => get(contractor, `/contracts/${contractOf(of)}/assignments`);
const SUBMISSIONS = ({ client, of }) => get(client, `/contracts/${contractOf(of)}/submissions`);
const OFFERS = ({ client }) => get(client, '/offers/sent-or-received-offers?includeExpired=true');

const contractOf = (of) => of['quote accepted'].contractId;
const isWork =
  (status) =>
  (work, _write, { of }) =>
    work._id === of['work handed in']._id && work.status === status;

export const CONTRACT_KINDS = {
  'terms confirmed': {
    ...{ after: 'quote accepted', isAlone: true },
    prepare: async ({ client, of }, { ask }) => {
      of.terms = (await ask(get(client, `/contracts/${contractOf(of)}/terms`))).data;
    },
    call: ({ client, of }, { mark }) =>
      post(client, `/contracts/${contractOf(of)}/terms`, { digest: of.terms.digest, name: mark }),
    reads: ({ client, of }) => get(client, `/contracts/${contractOf(of)}/terms`),
    is: ({ name, text }, { mark }, { of }) => name === mark && text === of.terms.text,
  },
  material: {
    ...{ after: 'quote accepted', isAlone: true },
    call: ({ client, of }, { mark }) =>
      post(client, `/contracts/${contractOf(of)}/materials`, {
        ...{ text: mark, quantity: 2.5, unit: 'metre', price: 3.33, buyer: 'professional' },
      }),
    reads: MATERIALS,
    is: ({ text, price }, { mark }) => text === mark && price === 3.33,
  },
  'material changed': {
    ...{ after: 'material', replaces: ['material'] },
    call: ({ client, of }, { mark }) =>
      put(client, `/contracts/${contractOf(of)}/materials/${of.material._id}`, {
        ...{ text: mark, quantity: 4, unit: 'metre', price: 4.44, buyer: 'professional' },
        revision: of.material.revision,
      }),
    reads: MATERIALS,
    is: ({ text, price }, { mark }) => text === mark && price === 4.44,
  },
  'material removed': {
    ...{ after: 'material changed', replaces: ['material changed'], isAlone: true, isRemoval: true },
    call: ({ client, of }) => remove(client, `/contracts/${contractOf(of)}/materials/${of.material._id}`),
    reads: MATERIALS,
    is: ({ _id }, _write, { of }) => _id === of.material._id,
  },
  'material bought': {
    ...{ after: 'material changed', isAlone: true, hasFiles: true },
    call: ({ contractor, of }, { turn }) => {
      const { _id, revision } = of['material changed'];
      const request = put(contractor, `/contracts/${contractOf(of)}/materials/${_id}/purchase`);
      return withFiles(request, ['receipt'], { paid: 1 + turn, revision });
    },
    reads: MATERIALS,
    is: ({ _id, paid, receipt }, { turn }, { of }) =>
      _id === of.material._id && paid === 1 + turn && receipt !== null,
  },
  'work assigned': {
    ...{ after: 'quote accepted', isAlone: true },
    call: ({ contractor, member, of }, { turn }) => {
      const day = dayIn(10 + turn);
      return post(contractor, `/contracts/${contractOf(of)}/assignments`, {
        ...{ assigneeId: member.id, from: day, to: day, timeZone: 'UTC' },
        hours: { from: '08:00', to: '12:00' },
      });
    },
    reads: ASSIGNMENTS,
    is: ({ assigneeId, from }, { request: { json } }) => assigneeId === json.assigneeId && from === json.from,
  },
  'work moved': {
    ...{ after: 'work assigned', replaces: ['work assigned'] },
    call: ({ contractor, member, of }, { turn }) => {
      const { _id, revision } = of['work assigned'];
      const day = dayIn(150 + turn);
      return put(contractor, `/contracts/${contractOf(of)}/assignments/${_id}`, {
        ...{ assigneeId: member.id, from: day, to: day, timeZone: 'UTC', revision },
        hours: { from: '13:00', to: '17:00' },
      });
    },
    reads: ASSIGNMENTS,
    is: ({ _id, from }, { request: { json } }, { of }) =>
      _id === of['work assigned']._id && from === json.from,
  },
  'work called off': {
    ...{ after: 'work moved', replaces: ['work moved'], isRemoval: true, keeps: 3 },
    call: ({ contractor, of }) =>
      remove(contractor, `/contracts/${contractOf(of)}/assignments/${of['work assigned']._id}`),
    reads: ASSIGNMENTS,
    is: ({ _id }, _write, { of }) => _id === of['work assigned']._id,
  },
  'work handed in': {
    ...{ after: 'quote accepted', isAlone: true, isKnown: true, hasFiles: true },
    call: ({ contractor, of }, { mark }) =>
      withFiles(post(contractor, `/contracts/${contractOf(of)}/submissions`), ['files'], { text: mark }),
    reads: SUBMISSIONS,
    is: ({ text, files }, { mark }) => text === mark && files.length === 1,
  },
  'work taken back': {
    ...{ after: 'work handed in', isAlone: true },
    call: ({ contractor, of }) =>
      patch(contractor, `/contracts/${contractOf(of)}/submissions/${of['work handed in']._id}/take-back`),
    reads: SUBMISSIONS,
    is: isWork('taken-back'),
  },
  'changes requested': {
    ...{ after: 'work handed in', isAlone: true },
    call: ({ client, of }, { mark }) =>
      patch(client, `/contracts/${contractOf(of)}/submissions/${of['work handed in']._id}/request-changes`, {
        note: mark,
      }),
    reads: SUBMISSIONS,
    is: isWork('changes-requested'),
  },
  'work approved': {
    ...{ after: 'work handed in', isAlone: true },
    call: ({ client, of }) =>
      patch(client, `/contracts/${contractOf(of)}/submissions/${of['work handed in']._id}/approve`),
    reads: SUBMISSIONS,
    is: isWork('approved'),
  },
  'hired again': {
    after: 'work approved',
    call: ({ client, of }, { mark }) =>
      post(client, `/contracts/${contractOf(of)}/hire-again`, { description: mark, budget: 100 }),
    reads: OFFERS,
    is: ({ description, repeats }, { mark }, { of }) =>
      description === mark && repeats?.contractId === contractOf(of),
  },
};
