import { z } from 'zod';

const line = z.string().max(1000);
const lines = z.array(line).max(500);

/** What came of mounting a build in a browser, beside a site: as `plumbline verify --run` says it. */
export const verdictSchema = z.strictObject({
  name: z.string().max(100),
  contentHash: z.string().regex(/^[0-9a-f]{8,128}$/),
  at: z.iso.datetime(),
  /** Version of Chromium. */
  browser: line,
  /** The shell and the other remotes that were live then, with their versions. */
  beside: lines,
  /** Exposes of which every file was loaded, and the others. */
  mounted: lines,
  unmounted: lines,
  /** Pages that nobody could open there. */
  closed: lines,
  problems: lines,
});
export type Verdict = z.infer<typeof verdictSchema>;
