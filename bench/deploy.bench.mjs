/**
 * Rolling restarts of a site of several machines (docs/operations/topology.md): two web processes, a worker and two edges
 * behind nginx, one after the other, under 50 requests a second and with 200 sockets; no request may fail and no message
 * be lost. `npm run bench -- deploy 2` goes round twice, without a number ten times.
 */
import { step } from '../tooling/scripts/run.mjs';

const topology = new URL('../server/topology/topology.mjs', import.meta.url).pathname;
await step('topology', [process.execPath, [topology, 'deploy', ...process.argv.slice(2)]]);
