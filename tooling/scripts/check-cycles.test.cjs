const { spawnSync } = require('node:child_process');
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');

let folder;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'cycles-'));
  write(
    'mf-rental/src/rental/RentalPage.ts',
    "import { price } from '../price/price';\nexport const page = price;\n",
  );
  write('mf-rental/src/price/price.ts', 'export const price = 7;\nexport type Price = number;\n');
});
afterEach(() => {
  fs.rmSync(folder, { recursive: true });
});

function write(file, text) {
  fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  fs.writeFileSync(path.join(folder, file), text);
}

const check = () =>
  spawnSync(process.execPath, [path.join(__dirname, 'check-cycles.mjs'), folder], { encoding: 'utf8' });

test('folders in an order pass; a test may import against it', () => {
  write('mf-rental/src/price/price.test.ts', "import '../rental/RentalPage';\n");
  write('mf-rental/src/price/testing.ts', "import '../rental/RentalPage';\n");
  write('mf-rental/src/rental/tools/tool.ts', "import '../../price/price';\n");
  expect(check()).toMatchObject({ status: 0, stderr: '' });
});

test('files that import each other are refused', () => {
  write('mf-rental/src/price/one.ts', "import './two';\n");
  write('mf-rental/src/price/two.ts', "import './one';\n");
  const { status, stderr } = check();
  expect(status).toBe(1);
  expect(stderr).toMatch(/Files: .*price\/(one.ts → .*two|two.ts → .*one)\.ts/);
});

test.each([
  ['a value', "import '../rental/tools';\n"],
  ['a type alone', "import type { T } from '../rental/tools';\n"],
  ['a module loaded later', "void import('../rental/tools');\n"],
])('folders that import each other are refused, and the imports named: %s', (_what, text) => {
  write('mf-rental/src/rental/tools.ts', 'export type T = number;\n');
  write('mf-rental/src/price/sum.ts', text);
  const { status, stderr } = check();
  expect(status).toBe(1);
  expect(stderr).toMatch(/Folders: mf-rental\/src\/\w+ → mf-rental\/src\/\w+\n/);
  expect(stderr).toContain('mf-rental/src/rental/RentalPage.ts imports mf-rental/src/price/price.ts');
  expect(stderr).toContain('mf-rental/src/price/sum.ts imports mf-rental/src/rental/tools.ts');
});

test('three folders in a circle, deeper down, are refused', () => {
  const circle = ['ab', 'bc', 'ca'];
  for (const [from, to] of circle) write(`server/src/domains/jobs/${from}/x.ts`, `import '../${to}/y';\n`);
  for (const name of 'abc') write(`server/src/domains/jobs/${name}/y.ts`, 'export {};\n');
  const { stderr } = check();
  for (const [from, to] of circle)
    expect(stderr).toContain(`jobs/${from}/x.ts imports server/src/domains/jobs/${to}/y.ts`);
});
