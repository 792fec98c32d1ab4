import { withValues } from './use-address';
import type { Values } from './use-address';

/** An address with these search parameters: `pathWith('/messages', { chat })`. A blank one is left out. */
export function pathWith(path: string, values: Values): string {
  const query = withValues(new URLSearchParams(), values).toString();
  return query === '' ? path : `${path}?${query}`;
}
