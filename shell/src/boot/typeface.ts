/**
 * Resolves when the site's typeface has come or failed to. What is shown before is drawn in a fallback and set anew, with
 * other line breaks, when it comes.
 */
export async function awaitTypeface(): Promise<void> {
  if (!('fonts' in document)) return;
  await document.fonts.load("1em 'Archivo Variable'").catch(() => undefined);
}
