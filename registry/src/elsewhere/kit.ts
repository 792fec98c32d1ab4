/** What the command `plumbline` takes of the registry: bundled into the kit. */
export { runCommand } from '../commands';
export { openContract } from '../contract/open-contract';
export { contentHashOf } from '../release/content-hash';
export { judgeBuild } from './judge-build';
