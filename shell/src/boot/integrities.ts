const page = globalThis as { __plumblineIntegrity?: Record<string, string> };

/**
 * Merges the integrities (URL → SHA-384) of a page fetched again, so that the chunks of a replaced remote are
 * checked too. Artifacts are immutable, so known entries stay valid.
 */
export function adoptIntegrities(fresh: Document): void {
  const text = fresh.getElementById('integrity')?.textContent;
  if (!text) return;
  page.__plumblineIntegrity = {
    ...page.__plumblineIntegrity,
    ...(JSON.parse(text) as Record<string, string>),
  };
}

/** The integrity that the page knows for a script of its own origin. */
export function integrityOf(url: string): string | undefined {
  return page.__plumblineIntegrity?.[new URL(url, location.href).pathname];
}
