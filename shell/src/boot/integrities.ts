const page = globalThis as { __plumblineIntegrity?: Record<string, string> };

/**
 * Takes over the integrities (URL → SHA-384) of a page that was read again, so that the chunks of a remote which
 * replaces a failed one are checked like those the page came with. Addresses never change their content, so none of
 * what is known is lost.
 */
export function adoptIntegrities(fresh: Document): void {
  const text = fresh.getElementById('integrity')?.textContent;
  if (!text) return;
  page.__plumblineIntegrity = {
    ...page.__plumblineIntegrity,
    ...(JSON.parse(text) as Record<string, string>),
  };
}
