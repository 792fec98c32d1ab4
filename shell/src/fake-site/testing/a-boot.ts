import { bootDocumentSchema, bootRemoteSchema } from '@plumbline/shared-schema/platform';
import type { BootDocument, BootRemote, RemoteManifest } from '@plumbline/shared-schema/platform';
import type { z } from 'zod';

type ManifestInput = Partial<z.input<typeof bootRemoteSchema>['manifest']>;

/** A live remote with the given declarations; its labels are its keys in words, `(fr)` in French. */
export function aRemote(
  name: string,
  manifest: ManifestInput = {},
  overrides: Partial<BootRemote> = {},
): BootRemote {
  const draft = { name, owner: 'Tests', pages: [], ...manifest };
  const keys = [...draft.pages.map(({ title }) => title), ...(draft.nav ?? []).map(({ label }) => label)];
  const words = (key: string) => key.replace(/^[a-z-]+:/, '');
  return bootRemoteSchema.parse({
    name,
    owner: 'Tests',
    version: '1.2.3',
    source: 'live',
    entry: `/artifacts/${name}/remoteEntry.js`,
    integrity: 'sha384-abc',
    manifest: draft satisfies z.input<typeof bootRemoteSchema>['manifest'] as RemoteManifest,
    labels: {
      en: Object.fromEntries(keys.map((key) => [key, words(key)])),
      fr: Object.fromEntries(keys.map((key) => [key, `${words(key)} (fr)`])),
    },
    assets: {},
    ...overrides,
  });
}

export function aBoot(
  remotes: BootRemote[] = [],
  settings: Partial<BootDocument['settings']> = {},
  rest: Partial<Omit<BootDocument, 'sequence' | 'shell' | 'remotes' | 'settings'>> = {},
): BootDocument {
  return bootDocumentSchema.parse({
    sequence: 1,
    shell: { version: '1.0.0', contentHash: '0123456789abcdef' },
    remotes,
    settings: {
      apiUrl: '/api/v1',
      tileUrl: null,
      profile: 'test',
      showClaims: true,
      preview: null,
      ...settings,
    },
    ...rest,
  });
}
