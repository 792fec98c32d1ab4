const { spawn } = require('node:child_process');
const { once } = require('node:events');
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const { writeOnce } = require('./write-once.cjs');

const MODULE = require.resolve('./write-once.cjs');

let folder;
let file;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'write-once-'));
  file = path.join(folder, 'deep/answer.json');
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

/** A process that writes the file and says in another how often it made it. */
async function write() {
  const script = `
    const fs = require('node:fs');
    const { writeOnce } = require(${JSON.stringify(MODULE)});
    writeOnce(${JSON.stringify(file)}, async () => {
      fs.appendFileSync(${JSON.stringify(`${folder}/made`)}, '.');
      await new Promise((resolve) => setTimeout(resolve, 300));
      return 'text';
    });`;
  const [code] = await once(spawn(process.execPath, ['-e', script], { stdio: 'inherit' }), 'close');
  expect(code).toBe(0);
}

test('of several processes that start together one makes the file', async () => {
  await Promise.all([write(), write(), write()]);
  await write();
  expect(fs.readFileSync(file, 'utf8')).toBe('text');
  expect(fs.readFileSync(path.join(folder, 'made'), 'utf8')).toBe('.');
  expect(fs.readdirSync(path.dirname(file))).toEqual(['answer.json']);
});

test('a lock whose process has ended is no lock', async () => {
  const ended = spawn(process.execPath, ['-e', '']);
  await once(ended, 'close');
  fs.mkdirSync(path.dirname(file));
  fs.symlinkSync(String(ended.pid), `${file}.lock`);
  await writeOnce(file, async () => 'text');
  expect(fs.readFileSync(file, 'utf8')).toBe('text');
});

test('what could not be made is made by whoever asks next', async () => {
  await expect(writeOnce(file, () => Promise.reject(new Error('no memory')))).rejects.toThrow('no memory');
  await writeOnce(file, async () => 'text');
  expect(fs.readFileSync(file, 'utf8')).toBe('text');
});
