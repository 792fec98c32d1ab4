/** Import cycles, those of types included. */
import dpdm from 'dpdm';
import { ROOT, stop } from './checks.mjs';

const tree = await dpdm.parseDependencyTree(['*/src/**/*.{ts,tsx}', 'server/{gazetteer,testing}/**/*.ts'], {
  context: ROOT,
  exclude: /node_modules/,
});
const cycles = dpdm.parseCircular(tree).map((files) => files.join(' → '));
if (cycles.length > 0) stop(`Import cycles:\n  ${cycles.join('\n  ')}`);
