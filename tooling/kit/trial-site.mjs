/**
 * A site for tests, of one build of the shell: `node --import tsx trial-site.mjs <folder> <dist>` publishes it into a
 * registry of its own and serves it; prints `{site, key, registry}` and serves until it is ended.
 */
import path from 'node:path';
import fastify from 'fastify';
import { edge, readPublicKeys } from '../../registry/src/edge/edge.ts';
import { openRegistry } from '../../registry/src/publishing/open-registry.ts';
import { publish } from '../../registry/src/publishing/publish.ts';

const [folder, dist] = process.argv.slice(2);
const storeDir = path.join(folder, 'registry');
const keyDir = path.join(folder, 'keys');
await publish(await openRegistry({ place: storeDir, keyDir, profile: 'demo' }), [dist]);
const [key] = await readPublicKeys(keyDir);
const app = fastify();
app.setNotFoundHandler((_request, reply) => reply.code(404).send({ success: false, code: 'NOT_FOUND' }));
await app.register(edge, {
  place: storeDir,
  publicKeys: [key],
  shellPages: ['/platform'],
  overrideOrigins: ['http://localhost:*'],
  settings: { apiUrl: '/api/v1', tileUrl: null, profile: 'demo', showClaims: false, demoAccounts: [] },
});
const site = await app.listen({ port: 0, host: '127.0.0.1' });
process.stdout.write(
  `${JSON.stringify({ site, key: key.replaceAll(/-----.*?-----|\s/g, ''), storeDir, keyDir })}\n`,
);
