import type { BootRemote } from '@plumbline/shared-schema/platform';
import { useBoot } from '../boot/use-boot';

/** The remote that a preview shows alone; `remote` is absent where its registry does not hold it. */
export function useIsolated(): { name: string; remote: BootRemote | undefined } {
  const { remotes, settings } = useBoot();
  const name = settings.preview ?? '';
  return { name, remote: remotes.find((candidate) => candidate.name === name) };
}
