/** What the edge is asked to forget by an empty value; the answer has come, so the address need not say it any more. */
const CHOICES = ['preview', 'remote'];

/** Takes ended choices (`?preview=`) out of the address of this page. */
export function tidyAddress(): void {
  const url = new URL(location.href);
  const ended = CHOICES.filter((name) => url.searchParams.get(name) === '');
  if (ended.length === 0) return;
  for (const name of ended) url.searchParams.delete(name);
  history.replaceState(history.state, '', `${url.pathname}${url.search}${url.hash}`);
}
