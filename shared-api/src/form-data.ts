/** Files as parts, objects and lists as JSON text (the encoding of `location` that the server accepts). */
export function toFormData(form: object): FormData {
  const parts = new FormData();
  for (const [name, value] of Object.entries(form)) {
    if (value === undefined || value === null) continue;
    if (value instanceof File) parts.append(name, value);
    else parts.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  return parts;
}
