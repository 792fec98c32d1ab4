/** What a topology holds and does, beside its calls: memory and processor time, tables, the queue, slow statements. */
import fs from 'node:fs';
import path from 'node:path';
import { quantile } from '../server/faults/report.mjs';

/** The kernel's ticks in a second. */
const TICKS = 100;
const MIB = 1024 * 1024;
/** What the database writes down as slow. */
const SLOW_MS = 200;

const read = (file) => {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};

/** A process and all below it. */
function familyOf(pid) {
  const children = fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => /^PPid:\t(\d+)/m.exec(read(`/proc/${name}/status`))?.[1] === String(pid));
  return [pid, ...children.flatMap((child) => familyOf(Number(child)))];
}

/** Its memory, MiB (shared pages divided among those who share them), and its processor time, seconds. */
function look(pid) {
  const family = familyOf(pid);
  const sum = (ofOne) => family.reduce((all, one) => all + ofOne(one), 0);
  const memory = (one) => Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${one}/smaps_rollup`))?.[1] ?? 0);
  const time = (one) => {
    const fields = read(`/proc/${one}/stat`).split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / TICKS;
  };
  return { MiB: sum(memory) / 1024, processorS: sum(time) };
}

const partsOf = (site) =>
  [site.postgres, site.follower, site.pgbouncer, site.redis, site.gateway, site.nginx]
    .concat(site.webs, site.worker, site.edges)
    .flatMap(({ name, pids }) =>
      (pids ?? []).map((pid) => [pids.length > 1 ? `${name} (${pid})` : name, pid]),
    );

/** Of each part, by name. */
export const lookAtParts = (site) =>
  Object.fromEntries(partsOf(site).map(([name, pid]) => [name, look(pid)]));

const TABLES = `
  select pg_class.relname as name, pg_total_relation_size(oid)::float8 as bytes, n_live_tup::float8 as rows
  from pg_class left join pg_stat_user_tables on relid = oid
  where relkind = 'r' and relnamespace = 'public'::regnamespace`;
const LAG = `select count(*)::int as rows, coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as seconds
  from outbox where delivered_at is null`;
const WRITTEN = `select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 as bytes`;

/** Bytes and rows of each table, and the bytes of the log that changes go to. */
export async function lookAtTables(client) {
  const tables = Object.fromEntries(
    (await client.query(TABLES)).rows.map(({ name, ...rest }) => [name, rest]),
  );
  return { tables, written: (await client.query(WRITTEN)).rows[0].bytes };
}

export const growthOf = (before, after) =>
  Object.entries(after.tables)
    .map(([name, { bytes, rows }]) => [
      name,
      { bytes: bytes - (before.tables[name]?.bytes ?? 0), rows: rows - (before.tables[name]?.rows ?? 0) },
    ])
    .filter(([, { bytes }]) => bytes > 0)
    .toSorted(([, a], [, b]) => b.bytes - a.bytes)
    .map(([table, { bytes, rows }]) => ({
      table,
      MiB: Number((bytes / MIB).toFixed(1)),
      rows,
      'bytes a row': rows > 0 ? Math.round(bytes / rows) : '',
    }));

/** How long events wait, looked at every second until `stop()`, which returns `{ seconds, rows }`: the most of each. */
export function watchQueue(client) {
  const seen = [];
  const look = () => client.query(LAG).then(({ rows }) => seen.push(rows[0]));
  const timer = setInterval(() => void look().catch(() => undefined), 1000);
  return {
    look: async () => (await client.query(LAG)).rows[0],
    stop: () => {
      clearInterval(timer);
      const most = (key, share) =>
        quantile(
          seen.map((one) => one[key]),
          share,
        );
      return { seconds: most('seconds', 1), usual: most('seconds', 0.5), rows: most('rows', 1) };
    },
  };
}

/** From now on, those of `client` aside. */
export async function noteSlowStatements(client) {
  await client.query('set log_min_duration_statement = -1');
  await client.query(`alter system set log_min_duration_statement = '${SLOW_MS}ms'`);
  await client.query('select pg_reload_conf()');
}

/** The slow statements of the database's log, those that took longest in all first. */
export function slowStatements(logs, name) {
  const found = {};
  const lines = read(path.join(logs, `${name}.log`)).matchAll(
    /duration: ([\d.]+) ms {2}(?:execute \S+|statement|parse \S+|bind \S+): ([^\n]*(?:\n\t[^\n]*)*)/g,
  );
  for (const [, ms, text] of lines) (found[text.replace(/\s+/g, ' ')] ??= []).push(Number(ms));
  return Object.entries(found)
    .map(([text, all]) => ({
      times: all.length,
      'most ms': Math.max(...all),
      'all s': Number((all.reduce((sum, ms) => sum + ms, 0) / 1000).toFixed(1)),
      statement: text,
    }))
    .toSorted((a, b) => b['all s'] - a['all s']);
}
