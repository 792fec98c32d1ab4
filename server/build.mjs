// The server as dist/main.js; the process that renders pictures and the operators' commands beside it, and in files of
// their own what they share and what few installations load. All is in them but packages that hold native code or files
// of their own, and the local identity provider, which a production installation does not have.
import fs from 'node:fs';
import { build } from 'esbuild';
import path from 'node:path';

const folder = import.meta.dirname;

const outdir = path.join(folder, 'dist');
// The shared files are named by their content: those of earlier builds would stay.
fs.rmSync(outdir, { recursive: true, force: true });

const { metafile } = await build({
  entryPoints: {
    main: path.join(folder, 'src/app/main.ts'),
    admin: path.join(folder, 'src/app/admin.ts'),
    requeue: path.join(folder, 'src/app/requeue.ts'),
    storage: path.join(folder, 'src/app/storage.ts'),
    'picture-worker': path.join(folder, 'src/kit/images/picture-worker.ts'),
  },
  outdir,
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  splitting: true,
  sourcemap: true,
  metafile: true,
  external: [
    'sharp',
    '@node-rs/argon2',
    'pg-native',
    '@fastify/swagger-ui',
    'oidc-provider',
    'tinypool',
    'pdfkit',
    'fontkit',
  ],
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

/** Outputs by the file that they are entered at. */
const outputs = new Map(
  Object.values(metafile.outputs).flatMap((output) =>
    output.entryPoint ? [[output.entryPoint, output]] : [],
  ),
);
for (const [file, { imports }] of Object.entries(metafile.inputs)) {
  if (file.includes('node_modules/')) continue;
  for (const { kind, path: target } of imports) {
    const exported = kind === 'dynamic-import' ? outputs.get(target)?.exports : undefined;
    if (exported?.length === 1 && exported[0] === 'default')
      throw new Error(
        `${file} imports ${target}, whose names are gone once built: import a file that exports them again.`,
      );
  }
}
