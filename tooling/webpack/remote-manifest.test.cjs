const { execFileSync } = require('node:child_process');
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');

let root;

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'remote-'));
});
afterEach(() => fs.rmSync(root, { recursive: true }));

/** In its own process: it compiles TypeScript on the fly. Gives the reason why the remote cannot be built. */
function refusalOf({
  page = 'export function HomePage() {}',
  bell = 'export function BellSlot() {}',
  nav = [],
}) {
  const dir = path.join(root, 'mf-pets');
  const texts = JSON.stringify({ title: 'Pets' });
  const files = {
    'remote.json': JSON.stringify({
      name: 'mf-pets',
      owner: 'Pets team',
      pages: [{ path: '/pets', expose: './home', access: 'public', title: 'pets:title' }],
      nav: nav.map((to) => ({
        menu: 'header.main/v1',
        audience: 'everyone',
        path: to,
        label: 'pets:title',
        order: 1,
      })),
      slots: [{ slot: 'header.bell/v1', expose: './bell' }],
    }),
    'src/home/HomePage.tsx': page,
    'src/bell/BellSlot.tsx': bell,
    'src/locales/en.json': texts,
    'src/locales/fr.json': texts,
  };
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(dir, name)), { recursive: true });
    fs.writeFileSync(path.join(dir, name), text);
  }
  const script = `try { require('./remote-manifest.cjs').readRemote(${JSON.stringify(dir)}); ''; } catch (error) { error.message; }`;
  return execFileSync(process.execPath, ['-p', script], { cwd: __dirname, encoding: 'utf8' }).trim();
}

test('the module of a slot or page takes the props of the contract, or none [PLT-14]', () => {
  expect(refusalOf({})).toBe('');
  expect(
    refusalOf({
      page: 'export function HomePage(_props: PageModuleProps) {}',
      bell: `export function BellSlot({ size }: SlotPropsOf<'header.bell/v1'>) {}`,
    }),
  ).toBe('');

  expect(refusalOf({ bell: 'export function BellSlot({ size }: { size: number }) {}' })).toBe(
    "mf-pets/remote.json: slots[0].expose: ./src/bell/BellSlot.tsx: BellSlot takes { size: number }; a slot gets SlotPropsOf<'header.bell/v1'>, or nothing",
  );
  expect(refusalOf({ page: 'export function HomePage(props: { id: string }) {}' })).toContain(
    'pages[0].expose: ./src/home/HomePage.tsx: HomePage takes { id: string }; a page gets PageModuleProps, or nothing',
  );
});

test('a menu entry leads to a page of this remote, of another one in the checkout, or of the shell [PLT-19]', () => {
  fs.mkdirSync(path.join(root, 'mf-zoo'));
  const zoo = {
    pages: [{ path: '/zoo/:id', access: 'public' }],
    redirects: [{ path: '/park', to: '/zoo/1' }],
  };
  fs.writeFileSync(path.join(root, 'mf-zoo/remote.json'), JSON.stringify(zoo));

  expect(refusalOf({ nav: ['/pets', '/zoo/7', '/park', '/platform'] })).toBe('');
  expect(refusalOf({ nav: ['/pets', '/zoo'] })).toBe(
    'mf-pets/remote.json: nav[1].path: /zoo is a page of nobody',
  );
});

test('the loader beside a page is exposed under a name of its own, where there is one', () => {
  refusalOf({});
  const dir = path.join(root, 'mf-pets');
  const exposed = () => {
    const script = `JSON.stringify(require('./remote-manifest.cjs').readRemote(${JSON.stringify(dir)}).exposes)`;
    return JSON.parse(execFileSync(process.execPath, ['-p', script], { cwd: __dirname, encoding: 'utf8' }));
  };
  expect(Object.keys(exposed())).not.toContain('./load-home');
  fs.writeFileSync(path.join(dir, 'src/home/load.ts'), 'export const load = () => Promise.resolve();');
  expect(exposed()['./load-home']).toBe('./src/home/load.ts');
});

/** What a live site says to a remote in a repository of its own. */
const CONTRACT = {
  shares: {},
  reserved: { paths: ['/api'], pages: ['/platform'] },
  state: { endpoints: ['getJob'], reducers: ['session'] },
  remotes: {
    'mf-zoo': {
      pages: [{ path: '/zoo', access: 'public' }],
      redirects: [],
      state: { endpoints: ['listAnimals'], reducers: [] },
    },
  },
};

/** Why a remote cannot be built in a folder of any name, against that contract. */
function refusalElsewhere(declared) {
  const dir = path.join(root, 'any-name');
  const texts = JSON.stringify({ title: 'Pets' });
  const page = { path: '/pets', expose: './home', access: 'public', title: 'pets:title' };
  const files = {
    'remote.json': JSON.stringify({ name: 'mf-pets', owner: 'Pets team', pages: [page], ...declared(page) }),
    'src/home/HomePage.tsx': 'export function HomePage() {}',
    'src/locales/en.json': texts,
    'src/locales/fr.json': texts,
    '.plumbline/contract.json': JSON.stringify(CONTRACT),
  };
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(dir, name)), { recursive: true });
    fs.writeFileSync(path.join(dir, name), text);
  }
  const script = `try { require('./remote-manifest.cjs').readRemote(${JSON.stringify(dir)}).manifest.name; } catch (error) { error.message; }`;
  return execFileSync(process.execPath, ['-p', script], { cwd: __dirname, encoding: 'utf8' }).trim();
}

test('in a repository of its own the name is that of remote.json, and site and other remotes are those of the contract [PLT-182]', () => {
  const at = (wanted) => (page) => ({ pages: [{ ...page, path: wanted }] });
  const owning = (state) => () => ({ state: { endpoints: [], reducers: [], ...state } });
  expect(refusalElsewhere(() => ({}))).toBe('mf-pets');
  expect(refusalElsewhere(at('/zoo'))).toContain('pages[0]: /zoo (public) is already declared by mf-zoo');
  expect(refusalElsewhere(at('/api/pets'))).toContain('pages[0].path: the site itself answers /api/pets');
  expect(refusalElsewhere(owning({ reducers: ['session'] }))).toContain('session belongs to the site');
  expect(refusalElsewhere(owning({ endpoints: ['listAnimals'] }))).toContain('listAnimals belongs to mf-zoo');
});
