import { releaseOf } from '../site/repository';
import { tamperedBuild } from '../site/artifacts';
import type { Victim } from './victims';

/** Where a tampered build looks up its present fault. */
export const SWITCH = 'fault';

/** How often a tampered build has thrown, as a property of the page's `globalThis`. */
export const THROWN = 'thrownByFault';

/** A shared package that every page needs. */
const SHARED = '@plumbline/shared-ui/Page';

/**
 * Prepended to a script of a build: finds the module that exports the component, and makes its evaluation, its
 * rendering, an effect or a handler throw while the switch says so.
 */
function prologue(chunks: string, remote: string, component: string): string {
  return `(() => {
  const isOn = (fault) => sessionStorage.getItem('${SWITCH}') === '${remote} ' + fault;
  const fail = (fault) => {
    globalThis.${THROWN} = (globalThis.${THROWN} ?? 0) + 1;
    throw new Error('thrown on purpose: ' + fault);
  };
  const react = () => globalThis.__FEDERATION__.__INSTANCES__[0].loadShareSync('react')();
  const queue = (globalThis.${chunks} ||= []);
  const push = queue.push;
  const tampered = (original) => function (module, exports, require) {
    if (isOn('evaluation')) fail('evaluation');
    original.call(this, module, exports, require);
    const Original = exports['${component}'];
    const { createElement, Fragment, useEffect } = react();
    const Tampered = (props) => {
      useEffect(() => { if (isOn('effect')) fail('effect'); });
      if (isOn('render')) fail('render');
      const onClick = () => { if (isOn('handler')) fail('handler'); };
      const button = createElement('button', { onClick, style: { minHeight: 24 } }, 'Use ${component}');
      return createElement(Fragment, null, createElement(Original, props), isOn('handler') && button);
    };
    module.exports = { '${component}': Tampered };
  };
  queue.push = (chunk) => {
    queue.push = push;
    for (const [id, factory] of Object.entries(chunk[1])) {
      if (String(factory).includes('${component}:()=>')) chunk[1][id] = tampered(factory);
    }
    return push.call(queue, chunk);
  };
})();
`;
}

/** A build of the remote that works until the switch in the tab's storage (`mf-jobs render`) gives it a fault. */
export function switchableBuild({ name, expose, page, slot }: Victim, into: string): string {
  const { exposes } = releaseOf(name);
  const parts = [{ expose, component: page }, ...(slot ? [slot] : [])];
  const components = new Map(
    parts.flatMap(({ expose, component }) =>
      (exposes[expose]?.files ?? []).map((file) => [file, component] as const),
    ),
  );
  const chunks = `webpackChunk${name.replaceAll('-', '_')}`;
  const script = (file: string, source: string) => {
    const component = components.get(file);
    return component !== undefined && source.includes(`${component}:()=>`)
      ? prologue(chunks, name, component) + source
      : source;
  };
  return tamperedBuild({ name, into, script });
}

/**
 * A build whose container asks for another major version of a shared package than it says it needs: in browsers alone,
 * since the registry evaluates containers and would refuse it.
 */
export function incompatibleBuild({ name }: Victim, into: string): string {
  const { entry } = releaseOf(name);
  const asked = new RegExp(`requiredVersion:"([^"]+)"(,[^{}]*shareKey:"${SHARED}")`);
  return tamperedBuild({
    name,
    into,
    script: (file, source) => {
      if (file !== entry) return source;
      if (!asked.test(source)) throw new Error(`The container of ${name} does not ask for ${SHARED}.`);
      return source.replace(
        asked,
        (_plain, range: string, rest: string) =>
          `requiredVersion:/Chrome/.test(globalThis.navigator?.userAgent)?"^99.0.0":"${range}"${rest}`,
      );
    },
  });
}

/** A build whose manifest promises a page that the build does not have. */
export function unfaithfulBuild({ name, path: pagePath, expose }: Victim, into: string): string {
  const missing = './not-in-this-build';
  return tamperedBuild({
    name,
    into,
    release: ({ manifest, exposes, server, ...release }) => ({
      ...release,
      exposes: { ...exposes, [missing]: { files: [], shared: [] } },
      // Without a half that renders, the gate refuses the build.
      server: { ...server, ...(server[expose] !== undefined && { [missing]: server[expose] }) },
      ...(manifest && {
        manifest: {
          ...manifest,
          pages: manifest.pages.map((page) =>
            page.path === pagePath && page.expose === expose ? { ...page, expose: missing } : page,
          ),
        },
      }),
    }),
  });
}
