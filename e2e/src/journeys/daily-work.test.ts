import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '../journey';
import { checkout } from '../site/checkout';
import type { Checkout } from '../site/checkout';
import { runRegistry } from '../site/registry-command';
import { freePort, stopProcess } from '../site/site';

/** The scaffold's page with something to type into. */
const PAGE = `import { Page } from '@plumbline/shared-ui/Page';
import { Typography } from '@plumbline/shared-ui/text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

export function RentalPage() {
  const { t } = useTranslation('rental');
  const [typed, setTyped] = useState('');
  return (
    <Page title={t('title')}>
      <Typography>{t('lead')}</Typography>
      <input aria-label={t('title')} value={typed} onChange={({ target }) => setTyped(target.value)} />
    </Page>
  );
}
`;

let copy: Checkout;
test.beforeAll(async () => {
  copy = checkout();
  await copy.run('', 'tooling/scripts/new-remote.mjs', 'mf-rental');
});
test.afterAll(() => {
  copy.remove();
});

/** Starts the dev server of the new remote and waits until it says that it is ready. */
async function develop(): Promise<{ url: string; stop: () => Promise<void> }> {
  const port = await freePort();
  const env = {
    PORT: String(port),
    DATA_DIR: path.join(copy.folder, 'data'),
    SEED: 'none',
    DATABASE_URL: '',
  };
  const child = copy.start(env, 'tooling/scripts/dev.mjs', 'mf-rental');
  let printed = '';
  await new Promise<void>((resolve, reject) => {
    const read = (data: Buffer) => {
      printed += data.toString();
      if (/^Ready in /m.test(printed)) resolve();
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', () => {
      reject(new Error(printed));
    });
  });
  return { url: `http://localhost:${String(port)}`, stop: () => stopProcess(child) };
}

test('a saved file shows in the whole site at once, and typed text and store stay [PLT-144]', async ({
  browser,
  problems,
}) => {
  test.setTimeout(600_000);
  const file = path.join(copy.folder, 'mf-rental/src/rental/RentalPage.tsx');
  fs.writeFileSync(file, PAGE);
  const { url, stop } = await develop();
  const context = await browser.newContext({ baseURL: url, locale: 'en-GB' });
  problems.watch(context);
  const page = await context.newPage();
  await page.goto('/rental');
  await expect(page).toHaveTitle(/Rental/);
  // The rest of the site is there too, from its published builds.
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();

  const field = page.getByRole('textbox', { name: 'Rental' });
  await field.fill('a concrete mixer');
  await page.evaluate(() => {
    Object.assign(globalThis, { isSameDocument: true });
  });
  fs.writeFileSync(file, PAGE.replace("{t('lead')}", "{t('title')}, {t('lead')}"));
  await expect(page.getByText('Rental, Everything about rental will be here.')).toBeVisible();
  await expect(field).toHaveValue('a concrete mixer');
  expect(await page.evaluate(() => 'isSameDocument' in globalThis)).toBe(true);
  await context.close();
  await stop();
});

test('a new remote is published into a site that runs, without another release [PLT-145]', async ({
  ownSite,
  openWindow,
}) => {
  test.setTimeout(300_000);
  await copy.run('mf-rental', 'node_modules/webpack-cli/bin/cli.js', '--mode', 'production');
  await runRegistry(ownSite, 'publish', path.join(copy.folder, 'mf-rental/dist'));
  const page = await openWindow({ at: ownSite });
  await expect(async () => {
    expect((await page.goto('/rental'))?.status()).toBe(200);
  }).toPass();
  await expect(page.getByRole('heading', { level: 1, name: 'Rental' })).toBeVisible();
});
