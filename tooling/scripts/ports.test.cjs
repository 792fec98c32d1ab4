const { spawn } = require('node:child_process');
const net = require('node:net');
const path = require('node:path');

/** Runs a command of the repository to its end; gives what it said and how it ended. */
function call(script, port, ...args) {
  const child = spawn(process.execPath, [path.join(__dirname, script), ...args], {
    env: { ...process.env, PORT: String(port) },
  });
  let text = '';
  child.stdout.on('data', (data) => (text += data));
  child.stderr.on('data', (data) => (text += data));
  return new Promise((resolve) => child.once('exit', (code) => resolve({ code, text: text.trim() })));
}

let taken;
beforeAll(async () => {
  taken = net.createServer();
  await new Promise((resolve) => taken.listen(0, '127.0.0.1', resolve));
});
afterAll(() => taken.close());

const COMMANDS = [
  ['start.mjs', [], 'npm start'],
  ['dev.mjs', ['mf-jobs'], 'npm run dev -- mf-jobs'],
  ['preview.mjs', ['mf-jobs'], 'npm run preview -- mf-jobs'],
];

test.each(COMMANDS)('%s %j names a taken port in one line', async (script, args, command) => {
  const { port } = taken.address();
  expect(await call(script, port, ...args)).toEqual({
    code: 1,
    text: `Port ${port} is taken. Choose another, or free it: PORT=${port + 1} ${command}`,
  });
});

test.each(COMMANDS)('%s %j names what is no port in one line', async (script, args, command) => {
  const { code, text } = await call(script, 'web', ...args);
  expect(code).toBe(1);
  expect(text).toMatch(new RegExp(`^PORT=web is no port\\. Choose one: PORT=\\d+ ${command}$`));
});

test.each(['dev.mjs', 'preview.mjs'])('%s asks which remote, and names them all', async (script) => {
  const { code, text } = await call(script, 1, 'mf-nothing');
  expect({ code, text }).toEqual({
    code: 1,
    text: expect.stringMatching(/^Which remote\? .*mf-auth \| .*mf-profile$/),
  });
});
