import type { RemoteManifest } from '@plumbline/shared-schema/platform';
import { reasonsAgainstPaths, reasonsAgainstTeam } from './judge-space';
import { NO_TEAMS, ownersSchema } from './owners-document';

const team = (names: string[], paths: string[]) => ({
  title: `Team of ${names[0]}`,
  names,
  paths,
  members: {},
});
const owners = ownersSchema.parse({
  teams: {
    rental: team(['mf-rental'], ['/rental', '/tools/hire']),
    jobs: team(['mf-jobs'], ['/jobs']),
  },
});

type Page = RemoteManifest['pages'][number];
const page = (path: string, access: Page['access'] = 'public'): Page => ({
  path,
  access,
  expose: './home',
  title: 'x:title',
  chrome: 'full',
});
const problemsOf = (name: string, ...pages: Page[]) =>
  reasonsAgainstPaths(owners, { name, pages, redirects: [] }).map(({ problem }) => problem);

test.each([
  '/rental',
  '/Rental/',
  '/rental/:id',
  '/rental/a/b',
  '/tools/hire/:tool',
  '/rental/:anything/:more',
])('a team has %s in its own space, for every audience [PLT-231]', (path) => {
  expect(problemsOf('mf-rental', page(path), page(path, 'admin'))).toEqual([]);
  expect(problemsOf('mf-rental-cars', page(path))).toEqual([]);
});

test.each([
  '/',
  '/:anything',
  '/:a/:b',
  '/rentals',
  '/tools',
  '/tools/:hire',
  '/about',
  '/jobs',
  '/jobs/offers',
  '//jobs',
])('a team has no page at %s, outside its space [PLT-231]', (path) => {
  expect(problemsOf('mf-rental', page(path, 'hirer'))).toEqual([
    expect.stringContaining('is outside the space'),
  ]);
});

test.each(['/rental', '/RENTAL/', '/rental/prices', '/:anything', '/:a/:b', '/tools/:which', '/:tools/hire'])(
  'what no team owns has no page at %s, which reaches into a team’s space [PLT-231]',
  (path) => {
    expect(problemsOf('mf-about', page(path, 'signedIn'))).not.toEqual([]);
  },
);

test('what no team owns has any other address, as before there were teams [PLT-231]', () => {
  expect(problemsOf('mf-about', page('/'), page('/tools'), page('/about/:page'), page('/rentals'))).toEqual(
    [],
  );
  const everything = [page('/:anything'), page('/rental')];
  expect(reasonsAgainstPaths(NO_TEAMS, { name: 'mf-about', pages: everything, redirects: [] })).toEqual([]);
});

test('a redirect is judged as a page is, and the field is named [PLT-231]', () => {
  const redirects = [
    { path: '/rental/old', to: '/rental' },
    { path: '/jobs/old', to: '/rental' },
  ];
  expect(reasonsAgainstPaths(owners, { name: 'mf-rental', pages: [], redirects })).toEqual([
    expect.objectContaining({ where: 'remote.json redirects[1]' }),
  ]);
});

test.each([
  ['a name', ['mf-jobs'], ['/x'], 'mf-jobs overlaps what jobs has'],
  ['the start of a name', ['mf-jobs-board'], ['/x'], 'mf-jobs-board overlaps what jobs has'],
  ['a path', ['mf-x'], ['/jobs'], '/jobs overlaps what jobs has'],
  ['a path below', ['mf-x'], ['/jobs/offers'], '/jobs/offers overlaps what jobs has'],
  ['a path above', ['mf-x'], ['/tools'], '/tools overlaps what rental has'],
  ['an address of the site', ['mf-x'], ['/api/x'], 'the site itself answers /api/x'],
])('no team gets %s that is somebody’s [PLT-231]', (_what, names, ...[paths, reason]) => {
  const next = ownersSchema.parse({ teams: { ...owners.teams, late: team(names, paths) } });
  expect(reasonsAgainstTeam(next, 'late')).toEqual([reason]);
  expect(reasonsAgainstTeam(owners, 'jobs')).toEqual([]);
});

test.each([
  ['names', ['jobs']],
  ['names', ['mf-']],
  ['names', ['mf-jobs-']],
  ['names', []],
  ['paths', ['/']],
  ['paths', ['/:any']],
  ['paths', ['/a/']],
  ['paths', ['a']],
  ['paths', ['/a/../b']],
])('%s %j are none of a team [PLT-231]', (field, value) => {
  const next = { teams: { late: { ...team(['mf-x'], ['/x']), [field]: value } } };
  expect(ownersSchema.safeParse(next).success).toBe(false);
});
