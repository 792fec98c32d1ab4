import { useEffect } from 'react';
import { useSeeQuoteMutation } from '@plumbline/shared-api/quotes';
import { useMay } from '@plumbline/shared-api/session';
import type { Quote } from '@plumbline/shared-schema/quotes';

/** Tells the writer of a quote that the other side has read it. */
export function useSeen(quote: Quote | undefined): void {
  const [see] = useSeeQuoteMutation();
  const mayHire = useMay('hire');
  const isNew = quote?.status === 'sent' && quote.allowedActions.includes('see');
  const id = isNew && mayHire ? quote._id : undefined;
  useEffect(() => {
    // Where it fails, the next reading says it.
    if (id !== undefined) void see(id);
  }, [id, see]);
}
