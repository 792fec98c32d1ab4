const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const vm = require('node:vm');
const webpack = require('webpack');
const { IntegrityPlugin } = require('./integrity-plugin.cjs');

/** Builds an entry that asks for a chunk. */
async function buildEntry() {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'integrity-'));
  fs.writeFileSync(path.join(dir, 'entry.js'), "import('./chunk.js');\n");
  fs.writeFileSync(path.join(dir, 'chunk.js'), 'export const name = "chunk";\n');
  const compiler = webpack({
    mode: 'production',
    context: dir,
    entry: './entry.js',
    output: { path: dir, filename: 'entry.built.js', chunkFilename: 'chunk.built.js', publicPath: 'auto' },
    plugins: [new IntegrityPlugin()],
  });
  await new Promise((resolve, reject) => {
    compiler.run((error) => {
      if (error) reject(error);
      else resolve();
    });
  });
  return fs.readFileSync(path.join(dir, 'entry.built.js'), 'utf8');
}

/** Runs the entry as the script `src` of a page that knows these integrities; gives the script it asks for. */
function askedBy(source, { src, integrities }) {
  const asked = [];
  const script = () => ({ setAttribute: () => undefined, getAttribute: () => null });
  const page = {
    document: {
      currentScript: { tagName: 'SCRIPT', src },
      createElement: script,
      getElementsByTagName: () => [],
      head: { appendChild: (element) => asked.push(element) },
    },
    location: { href: 'https://example.org/jobs' },
    URL,
    setTimeout: () => 0,
    __plumblineIntegrity: integrities,
  };
  page.self = page;
  vm.runInNewContext(source, page);
  return asked[0];
}

let source;
beforeAll(async () => {
  source = await buildEntry();
});

const published = 'https://example.org/artifacts/mf-jobs/0123/';

test('a chunk is asked for with the integrity that the page has for it [PLT-40]', () => {
  const integrities = { '/artifacts/mf-jobs/0123/chunk.built.js': 'sha384-known' };
  expect(askedBy(source, { src: `${published}entry.js`, integrities })).toMatchObject({
    src: `${published}chunk.built.js`,
    integrity: 'sha384-known',
    crossOrigin: 'anonymous',
  });
});

test.each([
  ['knows others only', { '/artifacts/mf-auth/0123/chunk.built.js': 'sha384-other' }],
  ['knows none', undefined],
])(
  'a chunk of a published build is refused by the browser where the page %s [PLT-40]',
  (_what, integrities) => {
    const { integrity } = askedBy(source, { src: `${published}entry.js`, integrities });
    // Well-formed, or browsers would ignore it; 48 zero bytes are the hash of no file.
    expect(Buffer.from(integrity.replace('sha384-', ''), 'base64')).toEqual(Buffer.alloc(48));
  },
);

test('a developer’s own server needs none [PLT-60]', () => {
  const { integrity } = askedBy(source, { src: 'http://localhost:3002/entry.js', integrities: {} });
  expect(integrity).toBe('');
});
