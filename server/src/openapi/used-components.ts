type Document = { paths: object; components?: { schemas?: Record<string, unknown> } };

const REFERENCE = /"#\/components\/schemas\/([^"]+)"/g;

/** Leaves out the schemas that no operation leads to: each is named twice, as what is sent and as what is answered. */
export function onlyUsed<D extends Document>(document: D): D {
  const all = document.components?.schemas ?? {};
  const used = new Set<string>();
  const open = namesIn(document.paths);
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (used.has(name)) continue;
    used.add(name);
    open.push(...namesIn(all[name]));
  }
  const schemas = Object.fromEntries(
    Object.entries(all)
      .filter(([name]) => used.has(name))
      .sort(([a], [b]) => a.localeCompare(b)),
  );
  return { ...document, components: { ...document.components, schemas } };
}

function namesIn(part: unknown): string[] {
  return [...JSON.stringify(part ?? null).matchAll(REFERENCE)].map(([, name = '']) => name);
}
