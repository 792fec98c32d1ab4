const { spawn } = require('node:child_process');
const { once } = require('node:events');
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const { setTimeout: sleep } = require('node:timers/promises');

const RUN = path.join(__dirname, 'run.mjs');

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

const SERVER = 'process.stdout.write(`pid ${process.pid} `); setInterval(() => undefined, 1000)';
const COMMAND = `import(${JSON.stringify(RUN)}).then(({ start }) => start([process.execPath, ['-e', ${JSON.stringify(SERVER)}]]))`;
const CALLER = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(COMMAND)}], { stdio: 'inherit' })`;

let folder;
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'plumbline-run-'));
  fs.writeFileSync(path.join(folder, 'command.cjs'), COMMAND);
  // With a second command the shell stays, as it does for npm on many systems.
  const scripts = { start: 'node command.cjs', again: 'node command.cjs && true' };
  fs.writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ scripts }));
});
afterAll(() => fs.rmSync(folder, { recursive: true }));

test.each([
  ['the caller of the command', process.execPath, ['-e', CALLER]],
  ['npm', 'npm', ['--loglevel=error', 'run', 'start']],
  ['npm, which leaves its shell behind,', 'npm', ['--loglevel=error', 'run', 'again']],
])('child processes end when %s is killed', async (_who, command, args) => {
  const child = spawn(command, args, { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.on('data', (text) => (output += text));
  while (!/pid (\d+) /.test(output)) await once(child.stdout, 'data');
  const pid = Number(/pid (\d+) /.exec(output)[1]);
  try {
    expect(isAlive(pid)).toBe(true);
    child.kill('SIGKILL');
    for (let waited = 0; waited < 45_000 && isAlive(pid); waited += 100) await sleep(100);
    expect(isAlive(pid)).toBe(false);
  } finally {
    // A process that outlives a failed test would keep jest from exiting.
    if (isAlive(pid)) process.kill(pid, 'SIGKILL');
    child.kill('SIGKILL');
  }
});

test('each line of a quiet command is told once, whole, as it comes', async () => {
  const quiet =
    "process.stdout.write('one\\ntw'); setTimeout(() => process.stdout.write('o\\nthree\\n'), 100)";
  const command = `import(${JSON.stringify(RUN)}).then(({ run }) =>
    run(process.execPath, ['-e', ${JSON.stringify(quiet)}], {
      isQuiet: true,
      onLine: (line) => process.stdout.write('told: ' + line + '\\n'),
    }))`;
  const child = spawn(process.execPath, ['-e', command], { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.on('data', (text) => (output += text));
  expect(await once(child, 'close')).toEqual([0, null]);
  expect(output).toBe('told: one\ntold: two\ntold: three\n');
});
