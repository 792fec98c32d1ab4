import { createHash } from 'node:crypto';
import type { BootDocument, BootRemote, RemoteManifest } from '@plumbline/shared-schema/platform';
import { isInCanary } from './canary';
import type { LiveHost, LiveRelease, Snapshot } from './snapshot';

type Source = BootRemote['source'];

/** A remote whose scripts come from a developer's own server, without integrity. */
export type DevRemote = {
  name: string;
  /** `http://localhost:3002`. */
  origin: string;
  manifest: RemoteManifest;
  labels?: BootRemote['labels'];
};

export type ShownRelease = LiveRelease & { source: Source };
export type ShownElsewhere = Required<DevRemote> & { source: 'dev' | 'override' };

/** What one visitor gets: the live site, changed by a canary, a preview link or an override. */
export type SiteView = {
  snapshot: Snapshot;
  host: LiveHost & { source: Source };
  remotes: ShownRelease[];
  elsewhere: ShownElsewhere[];
  disabled: LiveRelease[];
  link: BootDocument['link'];
  notice: BootDocument['notice'];
  /** Names of the remotes that the visitor left out; their releases are among `disabled`. */
  withheld: string[];
  isSafeStart: boolean;
};

/** The published site for a visitor. Without an id, no canary applies. */
export function viewFor(snapshot: Snapshot, visitorId?: string): SiteView {
  const chosen = snapshot.canaries.filter(
    ({ build, percent }) =>
      visitorId !== undefined && isInCanary({ visitorId, name: build.release.name, percent }),
  );
  return {
    snapshot,
    host: { ...snapshot.host, source: 'live' },
    remotes: snapshot.remotes.map((live) => {
      const canary = chosen.find(({ build }) => build.release.name === live.release.name);
      return canary ? { ...canary.build, source: 'canary' } : { ...live, source: 'live' };
    }),
    elsewhere: [],
    disabled: snapshot.disabled,
    link: null,
    notice: null,
    withheld: [],
    isSafeStart: false,
  };
}

/** With one remote from the build that a signed link names; a remote that is switched off or not live yet is shown. */
export function withLinked(view: SiteView, linked: LiveRelease, expiresAt: string): SiteView {
  const { name } = linked.release;
  const others = view.remotes.filter(({ release }) => release.name !== name);
  const remotes: ShownRelease[] = [...others, { ...linked, source: 'preview' }];
  return {
    ...view,
    remotes: remotes.sort((a, b) => (a.release.name < b.release.name ? -1 : 1)),
    disabled: view.disabled.filter(({ release }) => release.name !== name),
    link: { remote: name, expiresAt },
  };
}

/** With remotes from developers' servers in place of the published ones. */
export function withElsewhere(
  view: SiteView,
  remotes: readonly DevRemote[],
  source: ShownElsewhere['source'],
): SiteView {
  const names = new Set(remotes.map(({ name }) => name));
  const published = [...view.remotes, ...view.disabled];
  const shown = remotes.map(({ labels, ...remote }) => {
    const known = published.find(({ release }) => release.name === remote.name);
    return { ...remote, source, labels: labels ?? known?.release.labels ?? { en: {}, fr: {} } };
  });
  return {
    ...view,
    remotes: view.remotes.filter(({ release }) => !names.has(release.name)),
    disabled: view.disabled.filter(({ release }) => !names.has(release.name)),
    elsewhere: [...view.elsewhere.filter(({ name }) => !names.has(name)), ...shown],
  };
}

/** The view without some of the remotes, as if they were switched off. */
export function without(view: SiteView, names: readonly string[]): SiteView {
  const isLeftOut = ({ release }: LiveRelease) => names.includes(release.name);
  return {
    ...view,
    remotes: view.remotes.filter((remote) => !isLeftOut(remote)),
    elsewhere: view.elsewhere.filter(({ name }) => !names.includes(name)),
    disabled: [...view.disabled, ...view.remotes.filter(isLeftOut)],
    withheld: [...names],
  };
}

/** With one remote alone. */
export function isolated(view: SiteView, name: string): SiteView {
  return {
    ...view,
    remotes: view.remotes
      .filter(({ release }) => release.name === name)
      .map((remote) => ({ ...remote, source: 'preview' })),
    elsewhere: view.elsewhere.filter((remote) => remote.name === name),
    disabled: view.disabled.filter(({ release }) => release.name === name),
  };
}

/** Whether some of it is for a part of the visitors alone. */
export function isTrial({ remotes }: SiteView): boolean {
  return remotes.some(({ source }) => source === 'canary');
}

/** A name for the set of builds of a view: equal sets have equal names. */
export function releaseSet({ host, remotes, elsewhere }: SiteView): string {
  const names = [
    ...[host, ...remotes].map(({ release, contentHash }) => `${release.name}@${contentHash}`),
    ...elsewhere.map(({ name, origin }) => `${name}@${origin}`),
  ];
  return createHash('sha256').update(names.sort().join('\n')).digest('hex').slice(0, 16);
}

/**
 * Whether a visitor chose a view of their own, other than the live site or the remote shown alone. A canary is nobody's
 * choice: its pages are made like all others.
 */
export function isChosen(
  { remotes, elsewhere, link, notice, withheld, isSafeStart }: SiteView,
  alone?: string,
): boolean {
  const usual = alone === undefined ? ['live', 'canary'] : ['preview'];
  const isUsual =
    remotes.every(({ source }) => usual.includes(source)) && elsewhere.length + withheld.length === 0;
  return !isUsual || isSafeStart || link !== null || notice !== null;
}
