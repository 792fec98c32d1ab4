import fastify from 'fastify';
import { edge, readPublicKeys } from '@plumbline/registry/edge';
const app = fastify({ logger: { level: 'warn' } });
const seen = [];
app.addHook('onRequest', async (r) => { seen.push(r.url); });
app.get('/seen', async () => seen);
await app.register(edge, { storeDir: '/tmp/plumb/regtest/store', publicKeys: await readPublicKeys('/tmp/plumb/regtest/keys'), settings: { apiUrl: '/api/v1', tileUrl: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png', profile: 'demo', showClaims: true } });
await app.listen({ port: 4977 });
