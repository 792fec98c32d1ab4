import { kilobytes, recordScripts } from '../checks/scripts';
import { expectPageThere } from '../checks/page-there';
import { countRoundTrips } from '../checks/round-trips';
import { expect, test } from '../journey';
import { areRendered } from '../site/site';

const FIRST_ROUTE_KB = 289;
/** Bytes of the HTML of the first page with its content (Brotli), once it is kept. */
const HTML_BYTES = 30_720;
test(
  'the first page needs at most 289 KB of JavaScript',
  { tag: '@smoke' },
  async ({ openWindow, site }, info) => {
    const page = await openWindow();
    // What is loaded once nothing else is to be done, the reporter, is not needed by the page.
    await page.addInitScript(() => (window.requestIdleCallback = () => 0));
    const scripts = recordScripts(page, site);
    const answer = await page.goto('/', { waitUntil: 'networkidle' });
    expect(answer?.status()).toBe(200);
    await expectPageThere(page);
    const loaded = await scripts();
    const total = kilobytes(loaded);
    info.annotations.push({ type: 'first route, KB gzip', description: total.toFixed(1) });
    console.log(`first route: ${total.toFixed(1)} KB gzip in ${String(loaded.length)} scripts`);
    const list = loaded.map((script) => `${(script.gzipBytes / 1024).toFixed(1)} ${script.url}`).join('\n');
    expect(total, list).toBeLessThanOrEqual(FIRST_ROUTE_KB);
  },
);

for (const language of ['en', 'fr']) {
  test(`the HTML of the first page in ${language} is kept in at most 30 KB`, async ({ site }) => {
    test.skip(!areRendered, 'pages come without their content');
    const headers = { accept: 'text/html', 'accept-encoding': 'br', 'accept-language': language };
    const bytes = async () => {
      const answer = await fetch(`${site.url}/`, { headers });
      const isRendered = (await answer.text()).includes('id="rendered"');
      return isRendered ? Number(answer.headers.get('content-length') ?? NaN) : NaN;
    };
    await expect.poll(bytes, { timeout: 20_000 }).toBeLessThanOrEqual(HTML_BYTES);
  });
}

test('scripts travel compressed and are kept for a year', async ({ openWindow }) => {
  const page = await openWindow();
  const [response] = await Promise.all([
    page.waitForResponse((answer) => answer.url().includes('/artifacts/') && answer.url().endsWith('.js')),
    page.goto('/'),
  ]);
  const headers = await response.allHeaders();
  expect(headers['content-encoding']).toMatch(/br|gzip/);
  expect(headers['cache-control']).toContain('immutable');
});

test('the font until Archivo is there is as high, so that nothing moves when it comes', async ({
  openWindow,
}) => {
  const page = await openWindow();
  await page.goto('/');
  await expectPageThere(page);
  const { given, wanted } = await page.evaluate(async () => {
    await document.fonts.load("400 100px 'Archivo Variable'");
    const context = document.createElement('canvas').getContext('2d');
    if (!context) throw new Error('There is no canvas.');
    context.font = "400 100px 'Archivo Variable'";
    const { fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText('Plumbline');
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    const styles = rules.flatMap((rule) => (rule instanceof CSSFontFaceRule ? [rule.style] : []));
    const fallbacks = styles.filter((style) => style.getPropertyValue('font-family').includes('Fallback'));
    const share = (style: CSSStyleDeclaration, name: string) =>
      (parseFloat(style.getPropertyValue(name)) * parseFloat(style.getPropertyValue('size-adjust'))) / 100;
    return {
      wanted: { ascent: fontBoundingBoxAscent, descent: fontBoundingBoxDescent },
      given: fallbacks.map((style) => ({
        ascent: share(style, 'ascent-override'),
        descent: share(style, 'descent-override'),
      })),
    };
  });
  expect(given).not.toEqual([]);
  for (const { ascent, descent } of given) {
    expect(Math.abs(ascent - wanted.ascent)).toBeLessThanOrEqual(0.6);
    expect(Math.abs(descent - wanted.descent)).toBeLessThanOrEqual(0.6);
  }
});

test('the font until Archivo is there is as wide in every weight of the texts', async ({ openWindow }) => {
  const page = await openWindow();
  await page.goto('/');
  await expectPageThere(page);
  const shares = await page.evaluate(async () => {
    const context = document.createElement('canvas').getContext('2d');
    if (!context) throw new Error('There is no canvas.');
    const text = (document.body.textContent ?? '').replaceAll(/\s+/g, ' ');
    const system = getComputedStyle(document.body).fontFamily.replace(/^[^,]+, */, '');
    const widthIn = async (weight: number, families: string) => {
      context.font = `${String(weight)} 100px ${families}`;
      await document.fonts.load(context.font).catch(() => []);
      return context.measureText(text).width;
    };
    const shares: Record<string, number> = {};
    for (const weight of [400, 550, 620, 650, 660, 680, 700, 720, 760])
      shares[weight] = (await widthIn(weight, system)) / (await widthIn(weight, "'Archivo Variable'"));
    return shares;
  });
  for (const [weight, share] of Object.entries(shares))
    expect.soft(Math.abs(share - 1), `at weight ${weight}: ${String(share)}`).toBeLessThanOrEqual(0.03);
});

for (const [path, viewer] of [
  ['/', 'visitor'],
  ['/', 'client'],
  ['/jobs', 'visitor'],
  ['/signin', 'visitor'],
] as const) {
  test(`after the HTML, ${path} for a ${viewer} is at most two round trips away`, async ({
    openWindow,
    demo,
  }) => {
    const page = await openWindow({ as: demo.viewers[viewer] });
    const { count, waves } = await countRoundTrips(page, path);
    expect(count - 1, waves.join('\n')).toBeLessThanOrEqual(2);
  });
}
