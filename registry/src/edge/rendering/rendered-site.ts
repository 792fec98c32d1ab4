/** A published site whose pages are rendered, for tests of other packages. */
export { aPage, aRegistry } from '../../testing/temporary-registry';
export { host, jobs } from './testing';
