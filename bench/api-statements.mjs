/**
 * The statements with which the product answers reads, for peers that run the very same ones. They are taken from its own
 * app, wired as in `main.ts` and called without a network.
 */
import pg from 'pg';
import { register } from 'tsx/esm/api';
import { READ_ANEW } from './api-load.mjs';

register();
const { createApp } = await import('../server/src/app/app.ts');
const { readConfig } = await import('../server/src/settings/config.ts');
const { connect } = await import('../server/src/database/connect.ts');

/**
 * `reads`: `[{ path, token }]`. Resolves to their statements by path, in order: `{ text, values, rowMode }`, with the
 * body that the product answers.
 */
export async function recordReads(databaseUrl, reads) {
  const noted = [];
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function (statement, values, ...rest) {
    if (typeof statement === 'object' && typeof statement.text === 'string')
      noted.push({
        text: statement.text,
        rowMode: statement.rowMode,
        values: statement.values ?? (Array.isArray(values) ? values : []),
      });
    return Reflect.apply(query, this, [statement, values, ...rest]);
  };
  const connection = connect({ url: databaseUrl, poolSize: 2 });
  const config = readConfig({
    PROFILE: 'demo',
    SEED: 'none',
    REGISTRY_DIR: 'none',
    LOG_LEVEL: 'error',
    LOAD_TEST: '1',
    DATABASE_URL: databaseUrl,
    SIGNING_KEY: 'bench-runs-only-'.repeat(3),
  });
  const { http } = await createApp(config, connection);
  try {
    const recorded = {};
    for (const { path, token } of reads) {
      const headers = { ...READ_ANEW, ...(token !== undefined && { authorization: `Bearer ${token}` }) };
      // Not the first call, which may look for more.
      await http.inject({ url: path, headers });
      noted.length = 0;
      const answer = await http.inject({ url: path, headers });
      if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.statusCode} ${answer.body}`);
      recorded[path] = { statements: [...noted], body: answer.json() };
    }
    return recorded;
  } finally {
    pg.Client.prototype.query = query;
    await http.close();
    await connection.close();
  }
}
