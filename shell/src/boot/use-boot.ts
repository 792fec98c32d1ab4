import type { BootDocument } from '@plumbline/shared-schema/platform';
import { createContext, useContext } from 'react';

export const BootContext = createContext<BootDocument | undefined>(undefined);

/** The boot document: which remotes are live, and the operator's settings. */
export function useBoot(): BootDocument {
  const boot = useContext(BootContext);
  if (!boot) throw new Error('useBoot stands outside BootProvider.');
  return boot;
}
