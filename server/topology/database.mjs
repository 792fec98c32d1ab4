/** Two PostgreSQL 15, of which one follows the other and may take its place. Each write waits for both. */
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { waitUntil } from '../faults/patience.mjs';
import { POSTGRES_BINARIES } from '../faults/postgres.mjs';
import { asUser } from './processes.mjs';

const USER = 'postgres';
const FOLLOWS_MS = 60_000;

/** `nodes`: `{ name, port }` of the two. Their folders lie in `folder`; `password` is that of every role. */
export function createDatabase({ folder, nodes, password }) {
  let [primary, replica] = nodes;
  const program = (name) => path.join(POSTGRES_BINARIES, name);
  const run = (name, ...args) =>
    promisify(execFile)('setpriv', [...asUser(USER), '--', program(name), ...args], { cwd: folder });
  const clusterOf = ({ name }) => path.join(folder, name);

  const clientOf = (node, database) => {
    const place = { host: '127.0.0.1', port: node.port, user: USER, password, database };
    const client = new pg.Client({ ...place, connectionTimeoutMillis: 5000 });
    client.on('error', () => undefined);
    return client;
  };
  const query = async (node, text, { values, database = 'plumbline' } = {}) => {
    const client = clientOf(node, database);
    await client.connect();
    try {
      return (await client.query(text, values)).rows;
    } finally {
      await client.end();
    }
  };
  const inPostgres = (node, text) => query(node, text, { database: 'postgres' });

  return {
    program,
    user: USER,
    get primary() {
      return primary;
    },
    get replica() {
      return replica;
    },
    query: (text, values) => query(primary, text, { values }),
    /** Of the primary, as a superuser; not yet connected. */
    newClient: () => clientOf(primary, 'plumbline'),
    queryReplica: (text) => query(replica, text),

    partOf: (node) => ({
      name: node.name,
      user: USER,
      cwd: folder,
      stopSignal: 'SIGINT',
      command: [
        ...[program('postgres'), '-D', clusterOf(node), '-p', String(node.port)],
        ...[
          '-c',
          'listen_addresses=127.0.0.1',
          '-c',
          'unix_socket_directories=',
          '-c',
          'wal_keep_size=256MB',
        ],
      ],
      isReady: () => inPostgres(node, 'select 1').then(() => true),
    }),

    create: async () => {
      const secret = path.join(folder, 'password');
      fs.writeFileSync(secret, password);
      const access = ['-U', USER, '-A', 'scram-sha-256', `--pwfile=${secret}`];
      await run('initdb', '-D', clusterOf(primary), ...access, '-E', 'UTF8', '--locale=C.UTF-8');
    },

    /** The role and the database of docs/operations/database.md. */
    createRole: async () => {
      await inPostgres(primary, `create role plumbline login password '${password}'`);
      await inPostgres(
        primary,
        "create database plumbline owner plumbline template template0 encoding 'UTF8'",
      );
      await inPostgres(primary, "alter role plumbline set statement_timeout = '15s'");
      await inPostgres(primary, "alter role plumbline set idle_in_transaction_session_timeout = '60s'");
    },

    /** An empty folder becomes a copy of the primary, which follows it once it is started. */
    copyToReplica: async () => {
      fs.rmSync(clusterOf(replica), { recursive: true, force: true });
      const from = `host=127.0.0.1 port=${primary.port} user=${USER} password=${password} application_name=${replica.name}`;
      await run('pg_basebackup', '-D', clusterOf(replica), '-R', '-X', 'stream', '-c', 'fast', '-d', from);
    },

    /** From now on a write is acknowledged when the replica has it too. */
    waitForReplica: async () => {
      await inPostgres(primary, `alter system set synchronous_standby_names = '"${replica.name}"'`);
      await inPostgres(primary, 'select pg_reload_conf()');
      const follows = async () => {
        const rows = await inPostgres(primary, "select 1 from pg_stat_replication where sync_state = 'sync'");
        return rows.length > 0;
      };
      if (!(await waitUntil(follows, FOLLOWS_MS))) throw new Error(`${replica.name} does not follow.`);
    },

    /** The replica takes the place of a primary that is gone; it has none to wait for. */
    promote: async () => {
      await inPostgres(replica, 'select pg_promote()');
      [primary, replica] = [replica, primary];
    },
  };
}
