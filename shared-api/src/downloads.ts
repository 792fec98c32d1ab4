/** A file that the page has: an address of its own for it, and its name. */
export type DownloadedFile = { url: string; name: string };

const NAMED = /filename="([^"]+)"/;

/** Reads an answer that is a file; a refusal is read as any other. */
export async function readFile(response: Response): Promise<unknown> {
  if (!response.ok) return response.json();
  const name = NAMED.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'plumbline';
  return { url: URL.createObjectURL(await response.blob()), name } satisfies DownloadedFile;
}
