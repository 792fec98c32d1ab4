import type { BootDocument, BootRemote } from '@plumbline/shared-schema/platform';
import { faultOf } from './faults';
import { adoptIntegrities } from './integrities';
import { labelBringer } from './labels';
import { readBoot } from './read-boot';

const PATIENCE = 3000;
/** Styles of the other page, which the policy of this one would report. */
const STYLES = /<style\b[^]*?<\/style>|\sstyle="[^"]*"/gi;

export async function readBootAgain(): Promise<BootDocument> {
  const signal = AbortSignal.timeout(PATIENCE);
  const answer = await fetch(location.href, { headers: { accept: 'text/html' }, cache: 'no-store', signal });
  const html = (await answer.text()).replace(STYLES, '');
  const page = new DOMParser().parseFromString(html, 'text/html');
  await adoptIntegrities(page);
  const boot = await readBoot(page);
  const bringLabels = labelBringer(boot);
  await Promise.all([bringLabels('en'), bringLabels('fr')]);
  return boot;
}

/** The boot document with one remote as it is served now; undefined when that is the same release. */
export function withFresh(boot: BootDocument, fresh: BootDocument, name: string): BootDocument | undefined {
  const old = boot.remotes.find((remote) => remote.name === name);
  const next = fresh.remotes.find((remote) => remote.name === name);
  const off = fresh.disabled.filter((remote) => remote.name === name);
  if (!old || (next ? isSame(old, next) : off.length === 0)) return undefined;
  return {
    ...boot,
    remotes: boot.remotes.flatMap((remote) => (remote === old ? (next ?? []) : remote)),
    disabled: [...boot.disabled, ...off],
  };
}

function isSame(old: BootRemote, next: BootRemote): boolean {
  return old.entry === next.entry && old.integrity === next.integrity && faultOf(old) === faultOf(next);
}
