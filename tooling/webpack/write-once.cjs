const fs = require('node:fs');
const path = require('node:path');
const { setTimeout: sleep } = require('node:timers/promises');

const POLL_MS = 100;

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch ({ code }) {
    return code === 'EPERM';
  }
}

/** Takes the lock, a link that names our process; one that a process left behind which has ended is removed. */
function take(lock) {
  try {
    fs.symlinkSync(String(process.pid), lock);
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
  try {
    const owner = fs.readlinkSync(lock);
    if (!isAlive(Number(owner)) && fs.readlinkSync(lock) === owner) fs.rmSync(lock);
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
  return false;
}

/** Writes what `make` resolves to into `file`, unless it is there: of several processes one does, the others wait. */
async function writeOnce(file, make) {
  const lock = `${file}.lock`;
  fs.mkdirSync(path.dirname(file), { recursive: true });
  while (!fs.existsSync(file)) {
    if (!take(lock)) {
      await sleep(POLL_MS);
      continue;
    }
    try {
      if (!fs.existsSync(file)) {
        const text = await make();
        fs.writeFileSync(`${file}.${process.pid}`, text);
        fs.renameSync(`${file}.${process.pid}`, file);
      }
    } finally {
      fs.rmSync(lock, { force: true });
    }
  }
}

module.exports = { writeOnce };
