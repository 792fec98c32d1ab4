import fs from 'node:fs';
import path from 'node:path';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { StoreProvider } from '@plumbline/shared-api/StoreProvider';
import { makeStore, type PageLoader } from '@plumbline/shared-api/store';
import type { RemoteManifest } from '@plumbline/shared-schema/platform';
import { createI18n, I18nextProvider } from '@plumbline/shared-ui/i18n';
import { AppTheme, createStyleCache } from '@plumbline/shared-ui/theme';
import { ToastProvider } from '@plumbline/shared-ui/toasts';
import { importFile } from './import-file';
import { readManifest, readModule, type ExposedModule } from './remote-modules';
import { ownNamespace, packageFolder, readTexts } from './texts';

/** Pages without a session, as the edge renders them. */
const ANONYMOUS = ['public', 'signedOut'];

const exposesOf = ({ pages, slots }: RemoteManifest): ExposedModule[] => [
  ...pages.map(({ expose }) => ({ expose, kind: 'page' as const })),
  ...slots.map(({ expose }) => ({ expose, kind: 'slot' as const })),
];

/** The loader beside a page; undefined for a page that asks for nothing. */
async function readLoader(expose: string): Promise<PageLoader | undefined> {
  const file = path.join(packageFolder(), 'src', expose, 'load.ts');
  return fs.existsSync(file) ? ((await importFile(file)) as { load: PageLoader }).load : undefined;
}

/** What a page asks for ahead, when nothing is found. */
async function askAhead(expose: string): Promise<Request[]> {
  const asked: Request[] = [];
  const fetchFn = (input: unknown) => {
    asked.push(input as Request);
    return Promise.resolve(new Response('{}', { status: 404 }));
  };
  const store = makeStore({ baseUrl: 'http://api.invalid/api/v1', fetchFn, language: 'en' });
  const load = await readLoader(expose);
  const request = { params: { id: 'x', jobId: 'x', slug: 'x' }, search: new URLSearchParams() };
  await load?.({ ...request, language: 'en', dispatch: store.dispatch });
  return asked;
}

/** The page as rendered without a browser: signed out, no answer of the API yet. */
async function renderOutside(Shown: ComponentType, route: string, language: 'en' | 'fr'): Promise<string> {
  const i18n = await createI18n({ loadNamespace: readTexts, language });
  await i18n.loadNamespaces(ownNamespace());
  const unanswered = () => new Promise<Response>(() => undefined);
  const store = makeStore({ baseUrl: 'http://api.invalid/api/v1', fetchFn: unanswered, language });
  return renderToString(
    <StoreProvider store={store}>
      <I18nextProvider i18n={i18n}>
        <AppTheme cache={createStyleCache()}>
          <ToastProvider>
            <StaticRouter location={route}>
              <main>
                <Shown />
              </main>
            </StaticRouter>
          </ToastProvider>
        </AppTheme>
      </I18nextProvider>
    </StoreProvider>,
  );
}

/**
 * Proves in plain Node that each module of the remote under test can be evaluated, and that what visitors without a
 * session see can be rendered. The test's file names its environment: `@jest-environment node`.
 */
export function testOutsideBrowser(): void {
  const manifest = readManifest();
  const open = manifest.pages.filter(({ access }) => ANONYMOUS.includes(access));

  test.each(exposesOf(manifest))('$expose evaluates without a browser', async (exposed) => {
    expect(typeof document).toBe('undefined');
    expect(typeof (await readModule(exposed))).toBe('function');
  });

  test.each(manifest.pages)(
    '$path asks ahead by GET alone, and settles without answers',
    async ({ expose }) => {
      for (const { method } of await askAhead(expose)) expect(method).toBe('GET');
    },
  );

  // A remote whose pages all ask for a session has none to render.
  const rendered = open.flatMap(({ path: route, expose }) =>
    (['en', 'fr'] as const).map((language) => ({ route, expose, language })),
  );
  if (rendered.length === 0) return;
  test.each(rendered)(
    '$route renders in $language without a browser',
    async ({ route, expose, language }) => {
      const page = await readModule({ expose, kind: 'page' });
      const html = await renderOutside(page, route.replace(/:\w+/g, 'some-id'), language);
      expect(html).toMatch(/<h1|role="status"|aria-busy/);
    },
  );
}
