import { NO_TEAMS, ownersSchema, ROLES } from './owners-document';
import { reasonAgainst } from './judge-act';
import type { Act, Actor } from './judge-act';

const owners = ownersSchema.parse({
  teams: {
    rental: {
      title: 'Rental team',
      names: ['mf-rental'],
      paths: ['/rental'],
      members: { ada: [...ROLES], ci: ['publish'], constructor: ['disable'] },
    },
    jobs: { title: 'Jobs team', names: ['mf-jobs'], paths: ['/jobs'], members: { bob: [...ROLES] } },
  },
});

const ALL = ['mf-rental', 'mf-rental-cars', 'mf-rentals', 'mf-jobs', 'shell'];
const proven = (who: string, { only = ALL, team = 'rental' } = {}): Actor => ({
  who,
  member: { team, only },
});
const act = (command: Act['command'], ...names: string[]): Act => ({ command, names });

test('whoever holds the key and is no member is the operator, and may all [PLT-230]', () => {
  const operator = { who: 'somebody' };
  for (const command of ['publish', 'disable', 'gc', 'rotate-key', 'revoke'] as const)
    expect(reasonAgainst(owners, operator, act(command, 'mf-jobs', 'shell'))).toBeUndefined();
  expect(reasonAgainst(NO_TEAMS, operator, act('publish', 'mf-jobs'))).toBeUndefined();
});

test.each([
  ['another team’s remote', 'ada', act('publish', 'mf-jobs'), 'ada is no member of jobs, which owns mf-jobs'],
  [
    'one of two',
    'ada',
    act('publish', 'mf-rental', 'mf-jobs'),
    'ada is no member of jobs, which owns mf-jobs',
  ],
  [
    'the shell',
    'ada',
    act('publish', 'shell'),
    'shell belongs to the operator of the registry, not to a team of ada',
  ],
  [
    'a name that only begins alike',
    'ada',
    act('publish', 'mf-rentals'),
    'mf-rentals belongs to the operator',
  ],
  [
    'what the role does not hold',
    'ci',
    act('rollback', 'mf-rental'),
    'ci may not rollback in rental, only publish',
  ],
  ['promoting without that role', 'ci', act('promote', 'mf-rental'), 'ci may not promote'],
  ['ending a canary without a role', 'ci', act('stop-canary', 'mf-rental'), 'ci may not rollback'],
  ['switching on without a role', 'ci', act('enable', 'mf-rental'), 'ci may not disable'],
  ['the keys', 'ada', act('rotate-key'), 'rotate-key is for the operator'],
  ['old builds', 'ada', act('gc', 'mf-rental'), 'gc is for the operator'],
  ['other teams', 'ada', act('revoke'), 'revoke is for the operator'],
  ['nothing in particular', 'ada', act('publish'), 'publish is for the operator'],
  ['a stranger', 'eve', act('publish', 'mf-rental'), 'eve is no member of rental'],
  ['a name every object knows', 'toString', act('publish', 'mf-rental'), 'toString is no member of rental'],
])('a member may not touch %s [PLT-230]', (_what, who, ...[wanted, reason]) => {
  expect(reasonAgainst(owners, proven(who), wanted)).toContain(reason);
});

test('a member with the key at hand is held to the same roles [PLT-230]', () => {
  const ci = { who: 'ci' };
  expect(reasonAgainst(owners, ci, act('publish', 'mf-jobs'))).toContain('no member of jobs');
  expect(reasonAgainst(owners, ci, act('publish', 'mf-rental'))).toBeUndefined();
});

test('a member may do what the roles hold, with every remote of the team [PLT-230]', () => {
  for (const command of [
    'publish',
    'canary',
    'preview',
    'promote',
    'rollback',
    'stop-canary',
    'disable',
  ] as const)
    expect(reasonAgainst(owners, proven('ada'), act(command, 'mf-rental', 'mf-rental-cars'))).toBeUndefined();
  expect(reasonAgainst(owners, proven('constructor'), act('disable', 'mf-rental'))).toBeUndefined();
});

test('a proof of identity for one remote is good for no other of the same team [PLT-230]', () => {
  const bound = proven('ada', { only: ['mf-rental'] });
  expect(reasonAgainst(owners, bound, act('publish', 'mf-rental'))).toBeUndefined();
  expect(reasonAgainst(owners, bound, act('publish', 'mf-rental-cars'))).toBe(
    'this proof of identity is for mf-rental, not for mf-rental-cars',
  );
});

test('a member of one team is not the member of the same name of another [PLT-230]', () => {
  const other = proven('ada', { team: 'jobs' });
  expect(reasonAgainst(owners, other, act('publish', 'mf-rental'))).toBe(
    'ada is no member of rental, which owns mf-rental',
  );
});
