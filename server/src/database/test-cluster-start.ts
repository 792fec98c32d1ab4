import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { TEMPLATE_VARIABLE, URL_VARIABLE, copyDatabase } from './testing';
import { startEmbeddedPostgres } from './embedded';
import { migrateDatabase } from './migrate';
import { testCluster } from './test-cluster';

/**
 * Once per jest run: a PostgreSQL (the one `TEST_DATABASE_URL` names, else an embedded one) with one migrated
 * database that every test file copies.
 */
async function startTestCluster(): Promise<void> {
  // Empty counts as absent: one command runs these tests once on each database.
  const given = process.env.TEST_DATABASE_URL === '' ? undefined : process.env.TEST_DATABASE_URL;
  const adminUrl = given ?? (await startOwn());
  const template = await copyDatabase(adminUrl, undefined);
  await migrateDatabase(template.url);
  testCluster.dropTemplate = template.drop;
  process.env[URL_VARIABLE] = adminUrl;
  process.env[TEMPLATE_VARIABLE] = template.name;
}

async function startOwn(): Promise<string> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'plumbline-test-'));
  // Under root the cluster runs as another user, who must be able to walk in.
  fs.chmodSync(folder, 0o755);
  const settings = {
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_connections: '200',
  };
  const postgres = await startEmbeddedPostgres({ dataDir: folder, settings });
  testCluster.stop = async () => {
    await postgres.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  };
  return postgres.url;
}

// eslint-disable-next-line no-restricted-syntax -- jest takes the default export
export default startTestCluster;
