const page = globalThis as { __plumblineIntegrity?: Record<string, string> };

/** Milliseconds that the file with all integrities may take. */
const PATIENCE = 3000;

/**
 * Merges the integrities (URL → SHA-384) of a page fetched again, and those of the file that it names, so that the
 * chunks of a replaced remote are checked too. Artifacts are immutable, so known entries stay valid.
 */
export async function adoptIntegrities(fresh: Document): Promise<void> {
  const text = fresh.getElementById('integrity')?.textContent;
  if (text) {
    page.__plumblineIntegrity = {
      ...page.__plumblineIntegrity,
      ...(JSON.parse(text) as Record<string, string>),
    };
  }
  const file = fresh.getElementById('integrities');
  if (file instanceof HTMLScriptElement) await run(file);
}

/** Runs a script that another document names. Never rejects: without it, chunks are refused as before. */
function run({ src, integrity }: HTMLScriptElement): Promise<void> {
  const script = Object.assign(document.createElement('script'), {
    src,
    integrity,
    crossOrigin: 'anonymous',
  });
  return new Promise((resolve) => {
    const settle = () => resolve();
    script.addEventListener('load', settle);
    script.addEventListener('error', settle);
    setTimeout(settle, PATIENCE);
    document.head.append(script);
  });
}

/** The integrity that the page knows for a script of its own origin. */
export function integrityOf(url: string): string | undefined {
  return page.__plumblineIntegrity?.[new URL(url, location.href).pathname];
}
