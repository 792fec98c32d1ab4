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

/** Texts that survive minification and stand in the code of one package only. The test holds them against the installed one. */
export const FINGERPRINTS: Readonly<Record<string, readonly string[]>> = {
  react: [
    '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
    'React.Children.only expected to receive a single React element child.',
    'unstable_useCacheRefresh',
  ],
  'react-dom': [
    '__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
    'React has blocked a javascript: URL as a security precaution.',
    'beforetoggle cancel close invalid load scroll scrollend toggle',
  ],
  'react-redux': ['react-redux-context', 'notifyNestedSubs'],
  redux: ['@@redux/INIT', 'PROBE_UNKNOWN_ACTION'],
  '@reduxjs/toolkit': ['RTK_autoBatch', 'rtk-slice-createasyncthunk', 'dispatchConditionRejection'],
  '@mui/utils': ['mui.com/production-error', 'externalSlotProps'],
  '@emotion/cache': ['data-emotion'],
  '@emotion/react': ['__EMOTION_TYPE_PLEASE_DO_NOT_USE__'],
  '@emotion/styled': ['__emotion_base', '__emotion_forwardProp'],
  i18next: ['initializedStoreOnce', 'i18n.languages were undefined or empty'],
  'react-i18next': ['reportNamespaces', 'transKeepBasicHtmlNodesFor'],
  'react-router': [
    'may be used only in the context of a <Router>',
    'Error handled by React Router default ErrorBoundary:',
  ],
  scheduler: ['unstable_scheduleCallback', 'unstable_forceFrameRate'],
  stylis: ['plac\\w+|:read-'],
  notistack: ['notistack-snackbar', 'handleEnteredSnack Cannot be called with undefined key'],
  'react-hook-form': ['_proxyFormState', 'shouldUseNativeValidation'],
};

/** A letter of a script written as its number. */
const WRITTEN_LETTER = /\\(?:x([0-9a-f]{2})|u([0-9a-f]{4})|u\{([0-9a-f]{1,6})\})/gi;

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

/**
 * Copies found in the bytes, whatever the build declares: in files of every kind, since a script may load another as data,
 * and also where letters are written as numbers. What is put together when it runs is not seen.
 */
export function copiesInFiles(files: ReadonlyMap<string, Buffer>): OwnCopy[] {
  return [...files].flatMap(([where, bytes]) => {
    const text = spelledOut(bytes);
    return Object.entries(FINGERPRINTS)
      .filter(([, marks]) => marks.some((mark) => text.includes(mark)))
      .map(([name]) => ({ name, where }));
  });
}

function spelledOut(bytes: Buffer): string {
  return bytes.toString('latin1').replace(WRITTEN_LETTER, (written, ...codes: (string | undefined)[]) => {
    const code = Number.parseInt(codes.slice(0, 3).find(Boolean) ?? '', 16);
    return code <= 0x7f ? String.fromCodePoint(code) : written;
  });
}

export function isSingleton(name: string): boolean {
  return SINGLETONS.some((one) => (one.endsWith('/') ? name.startsWith(one) : name === one));
}
