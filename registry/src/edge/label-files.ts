import type { BootDocument } from '@plumbline/shared-schema/platform';
import type { LabelFile } from '@plumbline/shared-schema/platform-document';
import type { ArtifactStore } from '../store/artifact-store';
import { buildFiles } from './build-files';
import type { NameFile } from './build-files';
import type { SiteView } from './site-view';

export type PageLanguage = NonNullable<BootDocument['otherLabels']>['language'];
export type NameLabels = Record<PageLanguage, NameFile>;

/** A mark in the template of a shell that asks for the labels which its page was not sent. */
export const ASKS_FOR_LABELS = '<!--plumbline:labels-->';

function labelFilesIn(language: PageLanguage, store: ArtifactStore) {
  return buildFiles(store, {
    folder: `/artifacts/labels/${language}/`,
    media: 'labels.json',
    write: (builds) => {
      const labels = builds.map(({ release }) => [release.name, release.labels[language]] as const);
      return JSON.stringify(Object.fromEntries(labels) satisfies LabelFile);
    },
  });
}

/** JSON with the titles and menu labels of some builds, by language. */
export function labelFiles(store: ArtifactStore) {
  const [en, fr] = [labelFilesIn('en', store), labelFilesIn('fr', store)];
  return { en, fr };
}

/** The boot document for a reader of each language, with labels in that one alone where the shell asks for the other. */
export function bootsByLanguage(
  boot: BootDocument,
  { host, remotes }: SiteView,
  nameLabels: NameLabels,
): Record<PageLanguage, BootDocument> {
  if (!host.template.includes(ASKS_FOR_LABELS)) return { en: boot, fr: boot };
  const published = new Set(remotes.map(({ release }) => release.name));
  const without = (language: PageLanguage): BootDocument => ({
    ...boot,
    otherLabels: { language, url: nameLabels[language]([host, ...remotes]).url },
    remotes: boot.remotes.map((remote) =>
      published.has(remote.name) ? { ...remote, labels: { ...remote.labels, [language]: {} } } : remote,
    ),
  });
  return { en: without('fr'), fr: without('en') };
}
