import type { BootRemote } from '@plumbline/shared-schema/platform';
import { useBoot } from '../remotes/use-site';

/** Where the list of a previewed remote's pages is. */
export const PAGE_LIST = '/preview';

/** The remote that a preview shows alone; `remote` is undefined where its registry lacks it. */
export function useIsolated(): { name: string; remote: BootRemote | undefined } {
  const { remotes, settings } = useBoot();
  const name = settings.preview ?? '';
  return { name, remote: remotes.find((candidate) => candidate.name === name) };
}
