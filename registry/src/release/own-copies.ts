import type { Release } from '@plumbline/shared-schema/platform';

/** Packages with state or a context of their own: two copies on one page break it. `@mui/` stands for a whole scope. */
export const SINGLETONS = [
  'react',
  'react-dom',
  'scheduler',
  'react-redux',
  'redux',
  '@reduxjs/toolkit',
  '@mui/',
  '@emotion/',
  'stylis',
  'i18next',
  'react-i18next',
  'react-router',
  'react-router-dom',
  'notistack',
  'react-hook-form',
];

/** Text that survives minification and stands in the code of one package only. The test holds it against the installed one. */
export const FINGERPRINTS: Readonly<Record<string, string>> = {
  react: '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
  'react-dom': '__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
  'react-redux': 'react-redux-context',
  redux: '@@redux/INIT',
  '@reduxjs/toolkit': 'RTK_autoBatch',
  '@mui/utils': 'mui.com/production-error',
  '@emotion/cache': 'data-emotion',
  '@emotion/react': '__EMOTION_TYPE_PLEASE_DO_NOT_USE__',
  '@emotion/styled': '__emotion_base',
  i18next: 'initializedStoreOnce',
  'react-i18next': 'reportNamespaces',
  'react-router': 'may be used only in the context of a <Router>',
  scheduler: 'unstable_scheduleCallback',
  stylis: 'plac\\w+|:read-',
  notistack: 'notistack-snackbar',
  'react-hook-form': '_proxyFormState',
};

const PACKAGE_OF_MODULE = /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//;

/** A package of which a build has its own copy, and where it was found. */
export type OwnCopy = { name: string; where: string };

/** Copies that the builder declared: the packages, and the source modules, in the build's own files. */
export function declaredCopies({ bundled, modules }: Release): OwnCopy[] {
  const named = bundled.map((name) => ({ name, where: `bundled "${name}"` }));
  const listed = modules.flatMap(({ path }) => {
    const name = PACKAGE_OF_MODULE.exec(path)?.[1];
    return name === undefined || bundled.includes(name) ? [] : [{ name, where: `modules "${path}"` }];
  });
  const copies = new Map([...listed, ...named].map((copy) => [copy.name, copy]));
  return [...copies.values()];
}

/** Copies found in the bytes, whatever the build declares. */
export function copiesInScripts(files: ReadonlyMap<string, Buffer>): OwnCopy[] {
  return [...files]
    .filter(([file]) => file.endsWith('.js'))
    .flatMap(([file, bytes]) =>
      Object.entries(FINGERPRINTS)
        .filter(([, text]) => bytes.includes(text))
        .map(([name]) => ({ name, where: file })),
    );
}

export function isSingleton(name: string): boolean {
  return SINGLETONS.some((one) => (one.endsWith('/') ? name.startsWith(one) : name === one));
}
