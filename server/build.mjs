// The server as one file, dist/main.js; traces, the process that renders pictures and the operators' commands as others. All
// is in them but what `outside.mjs` names.
import { build } from 'esbuild';
import path from 'node:path';
import { INSTALLED, LEFT_OUT } from './outside.mjs';

const folder = import.meta.dirname;
const TRACING = 'src/tracing/otlp.ts';

/** Loaded only where traces go somewhere. */
const tracingApart = {
  name: 'tracing apart',
  setup: ({ onResolve }) =>
    onResolve({ filter: /\/tracing\/otlp$/ }, ({ kind }) =>
      kind === 'dynamic-import' ? { path: './tracing.js', external: true } : undefined,
    ),
};

await build({
  entryPoints: {
    main: path.join(folder, 'src/app/main.ts'),
    admin: path.join(folder, 'src/app/admin.ts'),
    requeue: path.join(folder, 'src/app/requeue.ts'),
    storage: path.join(folder, 'src/app/storage.ts'),
    backup: path.join(folder, 'src/app/backup.ts'),
    restore: path.join(folder, 'src/app/restore.ts'),
    'check-data': path.join(folder, 'src/app/check-data.ts'),
    tracing: path.join(folder, TRACING),
    'picture-worker': path.join(folder, 'src/kit/images/picture-worker.ts'),
  },
  outdir: path.join(folder, 'dist'),
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  sourcemap: true,
  external: [...INSTALLED, ...LEFT_OUT],
  plugins: [tracingApart],
  // Bundled CommonJS still asks for these three.
  banner: {
    js: `import { createRequire as __createRequire } from 'node:module';
import { fileURLToPath as __fileURLToPath } from 'node:url';
import { dirname as __pathDirname } from 'node:path';
const require = __createRequire(import.meta.url);
const __filename = __fileURLToPath(import.meta.url);
const __dirname = __pathDirname(__filename);`,
  },
});
