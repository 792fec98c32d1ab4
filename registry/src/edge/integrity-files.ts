import type { ArtifactStore } from '../store/artifact-store';
import { scriptIntegrities } from './boot-document';
import { buildFiles } from './build-files';
import { inlineJson } from './first-script';

/** Scripts with the integrity of every script of some builds: a page takes one beside the few integrities of its own. */
export function integrityFiles(store: ArtifactStore) {
  return buildFiles(store, {
    folder: '/artifacts/integrities/',
    media: 'integrities.js',
    write: (builds) => {
      const table = Object.assign({}, ...builds.map(scriptIntegrities)) as Record<string, string>;
      return `window.__plumblineIntegrity = Object.assign(window.__plumblineIntegrity || {}, ${inlineJson(table)});\n`;
    },
  });
}
