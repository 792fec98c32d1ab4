import type { LiveRelease } from '../snapshot';

type Language = 'en' | 'fr';
/** As the host's build holds it: icons by their place in the build, shortcuts by their path. */
type BuiltManifest = Record<string, unknown> & { icons: { src: string }[]; shortcuts: { url: string }[] };
type ShownSite = { host: LiveRelease; remotes: readonly LiveRelease[]; assetsUrl: string };

/**
 * The web manifest of an installed site: shortcuts go to pages that are live, and are called as those pages are in the
 * reader's language.
 */
export function installManifest(
  built: string,
  { host, remotes, assetsUrl }: ShownSite,
  language: Language,
): string {
  const { icons, shortcuts, ...rest } = JSON.parse(built) as BuiltManifest;
  return JSON.stringify({
    ...rest,
    lang: language,
    icons: icons.map((icon) => ({ ...icon, src: assetsUrl + host.base + icon.src })),
    shortcuts: shortcuts.flatMap((shortcut) => {
      const name = titleOf(shortcut.url, remotes, language);
      return name === undefined ? [] : [{ ...shortcut, name }];
    }),
  });
}

function titleOf(path: string, remotes: readonly LiveRelease[], language: Language): string | undefined {
  const titles = remotes.flatMap(({ release: { manifest, labels } }) =>
    (manifest?.pages ?? []).flatMap((page) => (page.path === path ? [labels[language][page.title]] : [])),
  );
  return titles.find((title) => title !== undefined);
}
