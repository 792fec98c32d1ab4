/** An empty value tells the edge to forget the choice; afterwards the address need not repeat it. */
const CHOICES = ['preview', 'remote', 'disable-remotes', 'safe-start'];

/** Removes ended choices (`?preview=`) from the address. */
export function tidyAddress(): void {
  const url = new URL(location.href);
  const ended = CHOICES.filter((name) => url.searchParams.get(name) === '');
  if (ended.length === 0) return;
  for (const name of ended) url.searchParams.delete(name);
  history.replaceState(history.state, '', `${url.pathname}${url.search}${url.hash}`);
}
