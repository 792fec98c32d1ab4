import type { Offers } from '@plumbline/shared-schema/remote-contract';
import { aHost } from './temporary-registry';

export const OFFERS: Offers = {
  serverShares: ['react'],
  menus: ['header.main/v1'],
  reserved: { paths: ['/api'], pages: ['/platform'] },
  kit: {
    version: '0.1.0',
    archive: 'platform/kit.tgz',
    types: 'platform/types.json.gz',
    tests: 'platform/tests.json.gz',
    shell: 'platform/shell.json.gz',
  },
};
const KIT_FILES = {
  'platform/kit.tgz': 'the kit',
  'platform/types.json.gz': 'types',
  'platform/tests.json.gz': 'tests',
  'platform/shell.json.gz': 'shell',
};

/** A shell that offers what remotes elsewhere are built with. */
export const anOfferingHost = ({ files = {} }: { files?: Record<string, string> } = {}) =>
  aHost({ offers: OFFERS, files: { ...KIT_FILES, ...files } });
