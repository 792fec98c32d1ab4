/** Ceph's gateway (S3) with an empty bucket, as tooling's script starts it; to be handled like any other process. */
import { execFile, execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { S3 } from '@aws-sdk/client-s3';
import { ROOT } from '../../tooling/scripts/checks.mjs';
import { RESTART_MS } from './processes.mjs';

const SCRIPT = path.join(ROOT, 'tooling/scripts/ceph-gateway.sh');

/** `credentials`: `AWS_…` of the environment. The script takes `port` and the eight after it. */
export function createGateway({ folder, port, credentials, bucket }) {
  const endpoint = `http://127.0.0.1:${port}`;
  const env = { ...process.env, ...credentials };
  let isWanted = false;
  const launch = () => promisify(execFile)(SCRIPT, ['start', folder, String(port)], { env });
  const comeBack = async () => {
    await sleep(RESTART_MS);
    if (isWanted) await launch().catch(comeBack);
  };
  const pidOf = (name) => Number(fs.readFileSync(path.join(folder, `${name}.pid`), 'utf8'));
  const end = () => {
    isWanted = false;
    if (fs.existsSync(folder)) execFileSync(SCRIPT, ['stop', folder], { env, stdio: 'ignore' });
  };
  return {
    name: 's3',
    isReady: () =>
      fetch(endpoint).then(
        () => true,
        () => false,
      ),
    get pids() {
      return ['gateway', 'monitor', 'osd'].map(pidOf);
    },
    start: async () => {
      isWanted = true;
      await launch();
      const client = new S3({
        endpoint,
        region: credentials.AWS_REGION,
        forcePathStyle: true,
        credentials: {
          accessKeyId: credentials.AWS_ACCESS_KEY_ID,
          secretAccessKey: credentials.AWS_SECRET_ACCESS_KEY,
        },
      });
      await client.createBucket({ Bucket: bucket });
      client.destroy();
    },
    /** The gateway alone: monitor and disk stay. */
    kill: () => {
      process.kill(pidOf('gateway'), 'SIGKILL');
      void comeBack();
    },
    stop: async () => end(),
    end,
  };
}
