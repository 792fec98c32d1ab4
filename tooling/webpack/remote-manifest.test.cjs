const { execFileSync } = require('node:child_process');
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');

let root;

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'remote-'));
});
afterEach(() => fs.rmSync(root, { recursive: true }));

/** In its own process, because it compiles TypeScript as it goes. Gives the reason why the remote cannot be built. */
function refusalOf({ page = 'export function HomePage() {}', bell = 'export function BellSlot() {}' }) {
  const dir = path.join(root, 'mf-pets');
  const texts = JSON.stringify({ title: 'Pets' });
  const files = {
    'remote.json': JSON.stringify({
      name: 'mf-pets',
      owner: 'Pets team',
      pages: [{ path: '/pets', expose: './home', access: 'public', title: 'pets:title' }],
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
