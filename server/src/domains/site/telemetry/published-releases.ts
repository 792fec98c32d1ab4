import fs from 'node:fs';
import { isBucketUrl } from '@plumbline/registry/bucket-url';
import { openStore } from '@plumbline/registry/open-store';
import { registryDocumentSchema } from '@plumbline/shared-schema/platform';
import { signedDocumentSchema } from '@plumbline/shared-schema/signed-document';
import type { ReleaseSource } from '@plumbline/shared-schema/telemetry';
import type { Config } from '../../../settings/config';

/** A release as rows and metrics name it. */
export type ReleaseLabel = { remote: string; version: string; source: ReleaseSource };

/** Which releases are live or canaries. */
export type PublishedReleases = {
  has: (release: ReleaseLabel) => boolean;
  hasRemote: (name: string) => boolean;
};

/**
 * What the registry has published, to tell real reports from invented ones. Its signature does not matter
 * for that. Nothing before the first `refresh` and where there is no registry; what is known stays when it goes.
 */
export function createPublishedReleases({ registryPlace: place }: Pick<Config, 'registryPlace'>) {
  const store = openStore(place);
  let names: ReadonlySet<string> = new Set();
  let seen: string | undefined;

  async function read(): Promise<void> {
    const revision = await store.revision();
    if (revision === seen) return;
    const [newest] = await store.sequences();
    if (newest === undefined) return;
    const { document } = signedDocumentSchema.parse(JSON.parse(await store.readDocument(newest)));
    const { packages } = registryDocumentSchema.parse(document);
    names = new Set(Object.entries(packages).flatMap(namesOf));
    seen = revision;
  }

  return {
    has: (release: ReleaseLabel) => names.has(nameOf(release)),
    hasRemote: (name: string) => names.has(name),
    /** Reads what was published since; never rejects. */
    async refresh(): Promise<void> {
      if (isBucketUrl(place) || fs.existsSync(place)) await read().catch(() => undefined);
    },
  };
}

type Packages = ReturnType<typeof registryDocumentSchema.parse>['packages'];

function namesOf([remote, { live, canary }]: [string, Packages[string]]): string[] {
  return [
    remote,
    nameOf({ remote, version: live.version, source: 'live' }),
    ...(canary ? [nameOf({ remote, version: canary.release.version, source: 'canary' })] : []),
  ];
}

function nameOf({ remote, version, source }: ReleaseLabel): string {
  return `${remote} ${version} ${source}`;
}
