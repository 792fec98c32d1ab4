const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const { readCoreState } = require('./core-state.cjs');
const { readTypes } = require('./export-types.cjs');

const SOURCES = path.resolve(__dirname, '../../shared-api/src');
const CONTRACT = path.resolve(__dirname, '../../shared-schema/src/platform-contract.ts');
jest.setTimeout(120_000);

let dir;

beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'core-state-'));
});
afterEach(() => fs.rmSync(dir, { recursive: true }));

test('reducer keys and endpoint names are read from the sources, tests left out [PLT-07]', () => {
  const write = (file, source) => {
    fs.mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
    fs.writeFileSync(path.join(dir, file), source);
  };
  write('api.ts', `export const api = createApi({ reducerPath: 'server', endpoints: () => ({}) });`);
  write(
    'store.ts',
    'const root = combineSlices({ session: sessionReducer, [api.reducerPath]: api.reducer });',
  );
  write(
    'pets/pets.ts',
    `api.injectEndpoints({ endpoints: (build) => ({
      listPets: build.query<Pet[], void>({ query: () => 'pets' }),
      addPet: build.mutation({ query: (body) => ({ url: 'pets', body }) }),
    }) });`,
  );
  write('pets/pets.test.ts', 'const endpoints = { inTest: build.query({}) };');
  write('testing/kit.ts', 'const endpoints = { inKit: build.query({}) };');

  expect(readCoreState(dir)).toEqual({ reducers: ['server', 'session'], endpoints: ['addPet', 'listPets'] });
});

test('the names of the store and the api of this site are found [PLT-07]', () => {
  const { reducers, endpoints } = readCoreState(SOURCES);
  expect(reducers).toEqual(['api', 'session']);
  expect(endpoints).toContain('getJob');
  const { exports: offered } = readTypes({
    entries: [['jobs', path.join(SOURCES, 'jobs.ts')]],
    contract: CONTRACT,
  });
  const hooks = Object.keys(offered.jobs).filter((name) => /^use[A-Z]\w*(Query|Mutation)$/.test(name));
  const names = hooks.map((hook) =>
    hook.replace(/^use(Lazy)?/, '').replace(/(Infinite)?(Query|Mutation)$/, ''),
  );
  expect(names.length).toBeGreaterThan(3);
  expect(endpoints).toEqual(
    expect.arrayContaining(names.map((name) => name.charAt(0).toLowerCase() + name.slice(1))),
  );
});
