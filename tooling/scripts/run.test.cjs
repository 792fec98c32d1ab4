const { spawn } = require('node:child_process');
const { once } = require('node:events');
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

test('child processes end when the caller of the command is killed', async () => {
  const server = 'process.stdout.write(String(process.pid)); setInterval(() => undefined, 1000)';
  const command = `import(${JSON.stringify(RUN)}).then(({ start }) => start([process.execPath, ['-e', ${JSON.stringify(server)}]]))`;
  const caller = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(command)}], { stdio: 'inherit' })`;
  const child = spawn(process.execPath, ['-e', caller], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = await once(child.stdout, 'data');
  const pid = Number(line.toString());
  try {
    expect(isAlive(pid)).toBe(true);
    child.kill('SIGKILL');
    for (let waited = 0; waited < 10_000 && isAlive(pid); waited += 100) await sleep(100);
    expect(isAlive(pid)).toBe(false);
  } finally {
    // A process that outlives a failed test would keep jest from exiting.
    if (isAlive(pid)) process.kill(pid, 'SIGKILL');
    child.kill('SIGKILL');
  }
});
