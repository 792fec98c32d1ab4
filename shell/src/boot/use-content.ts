import { createContext, useContext } from 'react';
import type { ContentStore } from './content';

export const ContentContext = createContext<ContentStore | undefined>(undefined);

/** Asks the edge for another release of a remote that failed; tells whether there is one. */
export function useRenew(): ContentStore['renew'] {
  const content = useContext(ContentContext);
  if (!content) throw new Error('useRenew stands outside its provider.');
  return content.renew;
}
