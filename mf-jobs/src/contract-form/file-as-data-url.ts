/** Arguments of one call; more overflow the stack. */
const CHUNK = 0x8000;

/** `data:<mime>;base64,…` of a file; rejects when it cannot be read. */
export async function fileAsDataUrl(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const parts: string[] = [];
  for (let start = 0; start < bytes.length; start += CHUNK) {
    parts.push(String.fromCharCode(...bytes.subarray(start, start + CHUNK)));
  }
  return `data:${file.type};base64,${btoa(parts.join(''))}`;
}
