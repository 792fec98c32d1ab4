import { bootDocumentSchema } from '@plumbline/shared-schema/platform';
import type { BootDocument } from '@plumbline/shared-schema/platform';
import { bootRemote, scriptIntegrities } from '../edge/boot-document';
import { inlineJson, INTEGRITY_ID } from '../edge/first-script';
import { baseOf } from '../release/build-address';
import type { BuiltRelease } from '../release/read-release';

type PageWithBuild = { html: string; boot: BootDocument };

/**
 * A page of a site as it would be with a built remote live, in place of what the site has of that name: the same shell,
 * integrities and other remotes. `html`: without content, as it comes to whoever is signed in. Undefined for HTML that is no page.
 */
export function pageWithBuild(
  html: string,
  { release, contentHash }: Pick<BuiltRelease, 'release' | 'contentHash'>,
): PageWithBuild | undefined {
  const [, text] = elementOf('boot').exec(html) ?? [];
  if (text === undefined) return undefined;
  const site = bootDocumentSchema.parse(JSON.parse(text));
  const { name, version } = release;
  const base = baseOf(name, contentHash);
  const [own] = bootRemote({ release, version, base, source: 'live' }, '');
  if (!own) return undefined;
  const boot = {
    ...site,
    remotes: [...site.remotes.filter((remote) => remote.name !== name), own],
    disabled: site.disabled.filter((remote) => remote.name !== name),
  };
  const integrities = scriptIntegrities({ base, release });
  return {
    boot,
    html: html
      .replace(elementOf('boot'), (element, data: string) => element.replace(data, () => inlineJson(boot)))
      .replace(elementOf(INTEGRITY_ID), (element, data: string) =>
        element.replace(data, () => inlineJson({ ...(JSON.parse(data) as object), ...integrities })),
      ),
  };
}

function elementOf(id: string): RegExp {
  return new RegExp(`<script type="application/json" id="${id}">([\\s\\S]*?)</script>`);
}
