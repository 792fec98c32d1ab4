import type { Access } from '../plugins/access';
import { createTestServer, UNKNOWN_ID } from '../../app/testing';
import { callsOf } from './testing';
import type { CallGroup } from './testing';

type Operation = { security: { bearer: string[] }[] };

const server = createTestServer({}, { keepsRows: true });

const GROUPS: Record<Access, CallGroup[]> = {
  public: ['public'],
  signedIn: ['person', 'account', 'owner'],
  hirer: ['hirer'],
  contractor: ['contractor'],
  admin: ['admin'],
};
const callsFor = (access: Access) => callsOf(...GROUPS[access]);

const ACCESS: Record<string, Access> = {
  '': 'signedIn',
  'client,company': 'hirer',
  contractor: 'contractor',
  admin: 'admin',
};

const REFUSED = {
  public: {},
  signedIn: { visitor: 401 },
  hirer: { visitor: 401, contractor: 403, admin: 403 },
  contractor: { visitor: 401, client: 403, company: 403, admin: 403 },
  admin: { visitor: 401, client: 403, company: 403, contractor: 403 },
} satisfies Record<Access, Record<string, number>>;

/** The call without a body, for an object that does not exist. */
function make(call: string, who: string) {
  const [method = '', url = ''] = call.split(' ');
  const caller = who === 'visitor' ? server.anonymous : server.as(who);
  const target = `/api/v1${url.replaceAll(/\{\w+\}/g, UNKNOWN_ID)}`;
  return caller[method.toLowerCase() as 'get'](target);
}

test('the table holds every call, with the access it declares', async () => {
  const { paths } = (await server.anonymous.get('/api/docs/json')).json<{
    paths: Record<string, Record<string, Operation>>;
  }>();
  const declared: Record<string, string[]> = {
    public: [],
    signedIn: [],
    hirer: [],
    contractor: [],
    admin: [],
  };
  for (const [url, methods] of Object.entries(paths)) {
    for (const [method, { security }] of Object.entries(methods)) {
      const access = security[0] ? ACCESS[security[0].bearer.join()] : 'public';
      declared[access ?? '?']?.push(`${method.toUpperCase()} ${url.replace('/api/v1', '')}`);
    }
  }
  for (const access of Object.keys(REFUSED) as Access[])
    expect(declared[access]?.sort()).toEqual(callsFor(access).sort());
});

const refusals = Object.entries(REFUSED).flatMap(([access, roles]) =>
  Object.entries(roles).map(([who, status]) => [access as Access, who, status] as const),
);

test.each(refusals)('a call for %s answers %s with %s', async (access, who, status) => {
  const answers = [];
  for (const call of callsFor(access)) answers.push(`${call} ${String((await make(call, who)).statusCode)}`);
  expect(answers).toEqual(callsFor(access).map((call) => `${call} ${String(status)}`));
});
