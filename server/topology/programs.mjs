/** What a topology needs besides Node. */
import { spawnSync } from 'node:child_process';
import { isPostgresInstalled, POSTGRES_BINARIES } from '../faults/postgres.mjs';

const PROGRAMS = [
  'pgbouncer',
  'redis-server',
  'radosgw',
  'ceph-mon',
  'ceph-osd',
  'nginx',
  'openssl',
  'setpriv',
];

/** What is not installed. From then on this process finds what Debian keeps for root alone. */
export function findMissing() {
  process.env.PATH = `${process.env.PATH}:/usr/sbin:/sbin`;
  const missing = PROGRAMS.filter((program) => spawnSync('which', [program]).status !== 0);
  return isPostgresInstalled() ? missing : [...missing, `PostgreSQL 15 in ${POSTGRES_BINARIES}`];
}
