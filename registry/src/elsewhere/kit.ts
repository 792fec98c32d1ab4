/** What the command `plumbline` takes of the registry: bundled into the kit. */
export { runCommand } from '../commands';
export { openContract } from '../contract/open-contract';
export { baseOf } from '../release/build-address';
export { contentHashOf } from '../release/content-hash';
export { judgeBuild } from './judge-build';
export { pageWithBuild } from './page-with-build';
