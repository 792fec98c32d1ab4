const fs = require('node:fs');
const http = require('node:http');
const os = require('node:os');
const path = require('node:path');
const { recordAnswers } = require('./record-answers.mjs');

const TOKEN = 'a-very-secret-token';
const login = {
  success: true,
  token: TOKEN,
  user: { email: 'claire@plumbline.example', userType: 'client' },
};
const ANSWERS = {
  '/api/v1/auth/login': login,
  '/api/v1/jobs?page=1': [{ title: 'A roof' }],
  '/api/v1/files/plan.pdf?signature=sealed': { link: '/api/v1/files/plan.pdf?signature=sealed&page=2' },
  '/api/v1/films': 'x'.repeat(400_000),
  '/': 'a page',
};

let folder, site, recorder, url;
const listening = (server) => new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));

beforeEach(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'plumbline-recorded-'));
  site = http.createServer((request, reply) => {
    const answer = ANSWERS[request.url];
    reply.writeHead(answer === undefined ? 500 : 200, {
      'content-type': 'application/json',
      'x-total-count': '41',
    });
    reply.end(JSON.stringify(answer ?? {}));
  });
  await listening(site);
  recorder = await recordAnswers({ port: 0, upstreamPort: site.address().port, folder });
  url = `http://127.0.0.1:${recorder.address().port}`;
});

afterEach(() => {
  for (const server of [recorder, site]) {
    server.closeAllConnections();
    server.close();
  }
  fs.rmSync(folder, { recursive: true, force: true });
});

const recorded = (role) => JSON.parse(fs.readFileSync(path.join(folder, `${role}.json`), 'utf8'));
const call = async (address, init) => (await fetch(url + address, init)).json();

test('what the API answers is passed on, and kept by role [PLT-136]', async () => {
  expect(await call('/api/v1/jobs?page=1')).toEqual(ANSWERS['/api/v1/jobs?page=1']);
  const { token } = await call('/api/v1/auth/login', { method: 'POST' });
  await call('/api/v1/jobs?page=1', { headers: { authorization: `Bearer ${token}` } });

  const kept = { status: 200, type: 'application/json', total: '41', body: [{ title: 'A roof' }] };
  expect(recorded('visitor')).toEqual({ login: null, answers: { '/api/v1/jobs?page=1': kept } });
  expect(recorded('client').answers).toEqual({ '/api/v1/jobs?page=1': kept });
  expect(recorded('client').login.user).toEqual(login.user);
});

test('nothing that is kept holds a token or a signature [PLT-136]', async () => {
  await call('/api/v1/auth/login', { method: 'POST' });
  await call('/api/v1/files/plan.pdf?signature=sealed');
  const texts = fs.readdirSync(folder).map((file) => fs.readFileSync(path.join(folder, file), 'utf8'));
  expect(texts).toHaveLength(2);
  expect(texts.join()).not.toMatch(/a-very-secret-token|sealed/);
});

test('pages, failures and very large answers are not kept', async () => {
  for (const address of ['/', '/api/v1/broken', '/api/v1/films']) await call(address);
  expect(fs.readdirSync(folder)).toEqual([]);
});
