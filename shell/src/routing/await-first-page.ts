import type { Loader, ModuleKey } from '../remotes/loader';

/** Longest wait before a skeleton is shown (milliseconds). */
const PATIENCE = 300;

/** Resolves when the module has loaded, failed or timed out. Never rejects: the boundary shows failures. */
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
