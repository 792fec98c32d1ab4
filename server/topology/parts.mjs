/** What a topology consists of: the parts, in the order in which they start, and what each of them is told. */
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import pg from 'pg';
import { call, trust } from '../faults/call.mjs';
import { isRedisAt } from '../faults/redis.mjs';
import { startTexts, TEXTS_GO_ASTRAY } from '../faults/texts.mjs';
import { createDatabase } from './database.mjs';
import { makeCertificate, writeNginx, writePgbouncer } from './files.mjs';
import { createGateway } from './gateway.mjs';
import { createProcess } from './processes.mjs';

const BUCKET = 'plumbline';
/** Above the ports that the tests take, below those that the system lends. */
const PORTS = { first: 22_000, last: 30_000 };
/** A run that writes a lot is one person at one address. */
const RAISED = [
  'GENERAL',
  'REGISTER',
  'MESSAGES',
  'OFFERS_AND_APPLICATIONS',
  'TELEMETRY',
  'MAIL_REQUESTS',
  'PAGES',
  'CODE_TRIES',
  'SIGN_IN_FAILURES_PER_ADDRESS',
];
/** Loaded into the servers of such a run: text messages go to the run itself. */
const ASTRAY = ['--import', `data:text/javascript,${encodeURIComponent(TEXTS_GO_ASTRAY)}`];

const isFree = (port) =>
  new Promise((resolve) => {
    const probe = net.createServer().once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

/** The first of `count` free ports in a row. */
async function freeRow(count) {
  for (let tries = 0; tries < 100; tries++) {
    const first = PORTS.first + Math.floor(Math.random() * (PORTS.last - PORTS.first - count));
    const row = await Promise.all(Array.from({ length: count }, (_, n) => isFree(first + n)));
    if (row.every(Boolean)) return first;
  }
  throw new Error(`No ${count} free ports in a row from ${PORTS.first} to ${PORTS.last}.`);
}

async function pickPorts(sitePort) {
  const first = await freeRow(40);
  const at = (n) => first + n;
  return {
    site: sitePort ?? at(0),
    inner: at(1),
    pgbouncer: at(2),
    redis: at(3),
    databases: [at(4), at(5)],
    webs: [at(6), at(7)],
    edges: [at(8), at(9)],
    worker: at(10),
    /** Of a server's figures: after its own port. */
    figures: 10,
    gateway: at(30),
  };
}

const secret = () => randomBytes(32).toString('hex');

/** Settings of every server, and of those that have the database. */
function settingsOf({ ports, url, keys, password, hasLimits }) {
  const s3 = (what) => `s3://${BUCKET}/${what}?endpoint=http://127.0.0.1:${ports.gateway}`;
  const credentials = {
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'topology',
    AWS_SECRET_ACCESS_KEY: secret(),
  };
  const registry = {
    REGISTRY_URL: s3('registry'),
    REGISTRY_KEYS: keys,
    PROFILE: 'production',
    ...credentials,
  };
  const limits = hasLimits ? [] : RAISED.map((name) => [`LIMIT_${name}`, '9999999/1']);
  const common = {
    ...registry,
    ...Object.fromEntries(limits),
    PUBLIC_URL: url,
    TRUST_PROXY: 'loopback',
    REDIS_URL: `redis://127.0.0.1:${ports.redis}`,
    LOG_LEVEL: 'info',
  };
  return {
    credentials,
    registry,
    edge: { ...common, ROLE: 'edge', API_URL: `http://127.0.0.1:${ports.inner}` },
    full: {
      ...common,
      DATABASE_URL: `postgres://plumbline:${password}@127.0.0.1:${ports.pgbouncer}/plumbline`,
      STORAGE_URL: s3('uploads'),
      SIGNING_KEY: secret(),
      VAPID_KEY: randomBytes(32).toString('base64url'),
    },
  };
}

/** Everything in `folder`, with a built server in `image`. Nothing runs before a part is started. */
export async function createParts({ folder, image, sitePort, hasLimits }) {
  const ports = await pickPorts(sitePort);
  const inFolder = (name) => {
    const place = path.join(folder, name);
    fs.mkdirSync(place, { recursive: true });
    return place;
  };
  const password = secret();
  const url = `https://localhost:${ports.site}`;
  const settings = settingsOf({ ports, url, keys: inFolder('keys'), password, hasLimits });
  const logs = inFolder('logs');
  const make = (part) => createProcess(part, { cwd: folder, log: path.join(logs, `${part.name}.log`) });
  const place = { ports, inFolder, make };
  const certificate = makeCertificate(inFolder('nginx'));
  trust(certificate.text);
  const accessLog = path.join(logs, 'requests.log');
  return {
    ...{ url, ports, logs, accessLog, ca: certificate.text, registry: settings.registry },
    ...createStores(place, { settings, password }),
    ...createServers(place, { settings, image, texts: hasLimits ? undefined : await startTexts() }),
    nginx: createNginx(place, { url, certificate, accessLog }),
  };
}

/** Where things are kept, and what leads there. */
function createStores({ ports, inFolder, make }, { settings, password }) {
  const database = createDatabase({
    folder: inFolder('databases'),
    nodes: ports.databases.map((port, n) => ({ name: `postgres-${n + 1}`, port })),
    password,
  });
  const [postgres, follower] = [database.primary, database.replica].map((node) =>
    make(database.partOf(node)),
  );
  const bouncerFolder = inFolder('pgbouncer');
  const writeBouncer = () =>
    writePgbouncer(bouncerFolder, { port: ports.pgbouncer, serverPort: database.primary.port, password });
  const pgbouncer = make({
    name: 'pgbouncer',
    user: database.user,
    command: ['pgbouncer', writeBouncer()],
    isReady: () => answersQuery(settings.full.DATABASE_URL),
  });
  const nothingKept = ['--save', '', '--appendonly', 'no'];
  const redis = make({
    name: 'redis',
    command: ['redis-server', '--port', String(ports.redis), '--bind', '127.0.0.1', ...nothingKept],
    isReady: () => isRedisAt(ports.redis),
  });
  const gateway = createGateway({
    folder: inFolder('s3'),
    port: ports.gateway,
    credentials: settings.credentials,
    bucket: BUCKET,
  });
  return { database, postgres, follower, writeBouncer, pgbouncer, redis, gateway };
}

function createServers({ ports, inFolder, make }, { settings, image, texts }) {
  const server = (name, port, env) =>
    make({
      name,
      cwd: image,
      command: [process.execPath, ...(texts ? ASTRAY : []), 'server/dist/main.js'],
      env: {
        ...env,
        HOST: '127.0.0.1',
        PORT: String(port),
        METRICS_PORT: String(port + ports.figures),
        DATA_DIR: inFolder(name),
      },
      isReady: () => fetch(`http://127.0.0.1:${port}/readyz`).then(({ ok }) => ok),
    });
  const full = { ...settings.full, ...texts?.settings };
  const web = { ...full, ROLE: 'web', RENDER_PAGES: '0' };
  return {
    webs: ports.webs.map((port, n) => server(`web-${n + 1}`, port, web)),
    worker: server('worker', ports.worker, { ...full, ROLE: 'worker' }),
    edges: ports.edges.map((port, n) => server(`edge-${n + 1}`, port, settings.edge)),
  };
}

function createNginx({ ports, inFolder, make }, { url, certificate, accessLog }) {
  const file = writeNginx(inFolder('nginx'), { ports, certificate, log: accessLog });
  return make({
    name: 'nginx',
    // Else it looks for the system's log first, which only root may write.
    command: ['nginx', '-e', 'stderr', '-c', file],
    isReady: async () => (await call(url, { path: '/api/v1/jobs/recent' })).status !== undefined,
  });
}

async function answersQuery(connectionString) {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5000 });
  client.on('error', () => undefined);
  await client.connect();
  return client
    .query('select 1')
    .then(
      () => true,
      () => false,
    )
    .finally(() => client.end());
}
