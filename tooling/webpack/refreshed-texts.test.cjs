const { spawnSync } = require('node:child_process');
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');

const ENTRY = `
import './locales/en.json';
globalThis.takeUpdate = () => module.hot.check(true);
`;
const I18N = `
export const getI18n = () => ({
  language: 'en',
  addResourceBundle: (...args) => globalThis.seen.push(args.slice(0, 3)),
  emit: (...args) => globalThis.seen.push(args),
});
`;
/** Runs the bundle as a page would, saves a text, and lets the running modules take the update. */
const RUN = `
const fs = require('node:fs');
const path = require('node:path');
const webpack = require(${JSON.stringify(require.resolve('webpack'))});
const { moduleRules } = require(${JSON.stringify(path.join(__dirname, 'module-rules.cjs'))});
const context = process.argv[1];
globalThis.seen = [];
const compiler = webpack({
  mode: 'development',
  target: 'node',
  devtool: false,
  context,
  entry: './src/entry.js',
  output: { path: path.join(context, 'dist') },
  resolve: { alias: { 'react-i18next': path.join(context, 'i18n.js') } },
  module: { rules: moduleRules({ isDevelopment: true, remote: 'mf-rental' }) },
  plugins: [new webpack.HotModuleReplacementPlugin()],
});
let builds = 0;
const watching = compiler.watch({ aggregateTimeout: 20 }, async (error, stats) => {
  if (error ?? stats.hasErrors()) throw error ?? new Error(stats.toString('errors-only'));
  builds += 1;
  if (builds === 1) {
    require(path.join(context, 'dist/main.js'));
    fs.writeFileSync(path.join(context, 'src/locales/en.json'), '{ "title": "Cranes" }');
    return;
  }
  const updated = await globalThis.takeUpdate();
  watching.close(() => process.stdout.write(JSON.stringify({ updated, seen: globalThis.seen })));
});
`;

let folder;
beforeEach(() => {
  folder = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'plumbline-texts-')), 'any-name');
  fs.mkdirSync(path.join(folder, 'src/locales'), { recursive: true });
  fs.writeFileSync(path.join(folder, 'src/locales/en.json'), '{ "title": "Tools" }');
  fs.writeFileSync(path.join(folder, 'src/entry.js'), ENTRY);
  fs.writeFileSync(path.join(folder, 'i18n.js'), I18N);
});
afterEach(() => {
  fs.rmSync(path.dirname(folder), { recursive: true, force: true });
});

test('a saved text goes into the running page, which is not loaded again', () => {
  const { stdout, stderr } = spawnSync(process.execPath, ['-e', RUN, folder], { encoding: 'utf8' });
  expect({ stderr, ...JSON.parse(stdout || '{}') }).toEqual({
    stderr: '',
    updated: ['./src/locales/en.json'],
    seen: [
      ['en', 'rental', { title: 'Cranes' }],
      ['languageChanged', 'en'],
    ],
  });
});
