import type { Loader, ModuleKey } from '../remotes/loader';

/** Longest wait for the asked page before the first render (milliseconds): after it a skeleton is better. */
const PATIENCE = 300;

/** Resolves when the module is there, has failed, or has taken too long. Never rejects: the boundary tells failures. */
export async function awaitFirstPage(loader: Loader, key: ModuleKey | undefined): Promise<void> {
  if (!key) return;
  const patience = new Promise<void>((resolve) => {
    setTimeout(resolve, PATIENCE);
  });
  const arrival = loader.load(key).then(
    () => undefined,
    () => undefined,
  );
  await Promise.race([arrival, patience]);
}
