import type { ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '../journey';
import { checkout } from '../site/checkout';
import type { Checkout } from '../site/checkout';
import { freePort, stopProcess } from '../site/site';

/** The scaffold's page with something to type into. */
const PAGE = `import { Page } from '@plumbline/shared-ui/Page';
import { Typography } from '@plumbline/shared-ui/text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

export function ScaffoldTrialPage() {
  const { t } = useTranslation('scaffold-trial');
  const [typed, setTyped] = useState('');
  return (
    <Page title={t('titles.scaffoldTrial')}>
      <Typography>{t('lead')}</Typography>
      <input aria-label={t('titles.scaffoldTrial')} value={typed} onChange={({ target }) => setTyped(target.value)} />
    </Page>
  );
}
`;

let copy: Checkout;
let developing: ChildProcess | undefined;
test.beforeAll(async () => {
  copy = checkout();
  await copy.run('', 'tooling/scripts/new-remote.mjs', 'mf-scaffold-trial');
});
test.afterAll(async () => {
  if (developing) await stopProcess(developing);
  copy.remove();
});

/** Starts the dev server of the new remote and returns its address when it says that it is ready. */
async function develop(): Promise<string> {
  const port = await freePort();
  const env = {
    PORT: String(port),
    DATA_DIR: path.join(copy.folder, 'data'),
    SEED: 'none',
    DATABASE_URL: '',
  };
  const child = copy.start(env, 'tooling/scripts/dev.mjs', 'mf-scaffold-trial');
  developing = child;
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
  return `http://localhost:${String(port)}`;
}

test('a saved file shows in the whole site at once, and typed text and store stay', async ({
  browser,
  problems,
}) => {
  test.setTimeout(600_000);
  const file = path.join(copy.folder, 'mf-scaffold-trial/src/scaffold-trial/ScaffoldTrialPage.tsx');
  fs.writeFileSync(file, PAGE);
  const context = await browser.newContext({ baseURL: await develop(), locale: 'en-GB' });
  problems.watch(context);
  const page = await context.newPage();
  await page.goto('/scaffold-trial');
  await expect(page).toHaveTitle(/Scaffold trial/);
  // The rest of the site is there too, from its published builds.
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();

  const field = page.getByRole('textbox', { name: 'Scaffold trial' });
  await field.fill('a concrete mixer');
  await page.evaluate(() => {
    Object.assign(globalThis, { isSameDocument: true });
  });
  fs.writeFileSync(file, PAGE.replace("{t('lead')}", "{t('titles.scaffoldTrial')}, {t('lead')}"));
  await expect(page.getByText('Scaffold trial, Everything about scaffold trial will be here.')).toBeVisible();
  await expect(field).toHaveValue('a concrete mixer');

  const texts = path.join(copy.folder, 'mf-scaffold-trial/src/locales/en.json');
  fs.writeFileSync(texts, fs.readFileSync(texts, 'utf8').replace('will be here', 'is here'));
  await expect(page.getByText('Scaffold trial, Everything about scaffold trial is here.')).toBeVisible();
  await expect(field).toHaveValue('a concrete mixer');
  expect(await page.evaluate(() => 'isSameDocument' in globalThis)).toBe(true);
  await context.close();
});
