const { spawn } = require('node:child_process');
const { once } = require('node:events');
const fs = require('node:fs');
const path = require('node:path');

/** Every run that breaks a server: `npm run bench -- <name>` in its short form. */
const names = fs
  .readdirSync(__dirname)
  .filter((file) => file.endsWith('.fault.mjs'))
  .map((file) => file.replace('.fault.mjs', ''))
  // By hand until it was seen to pass many times in a row on a quiet machine: it expects PostgreSQL, and the server with
  // it, to end at times when their disk is full, and of that there is no long record yet.
  .filter((name) => name !== 'disk')
  // By hand too: it takes more than a minute, and every attack of it is a test of the server already.
  .filter((name) => name !== 'abuse')
  // By hand too: tests of offers and contracts walk a shorter way.
  .filter((name) => name !== 'walk');

async function runShort(name) {
  const child = spawn(process.execPath, [path.join(__dirname, `${name}.fault.mjs`), '--short']);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)));
  const [code] = await once(child, 'close');
  return { code, output };
}

test.each(names)(
  '%s: every promise is kept',
  async (name) => {
    const { code, output } = await runShort(name);
    if (code !== 0) throw new Error(output);
    expect(output).toMatch(/^(kept|Not run)/m);
  },
  300_000,
);
