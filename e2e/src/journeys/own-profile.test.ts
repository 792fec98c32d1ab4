import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../checks/accessibility';
import { expect, test } from '../journey';
import { aPerson } from '../people/people';
import { sayIn } from '../site/texts';

const say = sayIn('fr');

const SMALL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAADklEQVR42mNoAAMGCAUAKg4GAQj2DKEAAAAASUVORK5CYII=',
  'base64',
);
const pictureNamed = (name: string, buffer: Buffer = SMALL) => ({ name, mimeType: 'image/png', buffer });

/** A picture of noise, of some three megabytes, drawn by the page. */
async function aLargePicture(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 1200;
    canvas.height = 900;
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    const image = context.createImageData(canvas.width, canvas.height);
    for (let at = 0; at < image.data.length; at += 1)
      image.data[at] = at % 4 === 3 ? 255 : Math.floor(Math.random() * 256);
    context.putImageData(image, 0, 0);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  return Buffer.from(base64, 'base64');
}

test('a contractor fills an empty profile in French on a phone, and sees it as others do', async ({
  openWindow,
  site,
}) => {
  test.slow();
  const marcel = await aPerson(site.url, 'contractor', 'Marcel Plombier');
  const page = await openWindow({ as: marcel, language: 'fr', width: 360 });
  const button = (key: string) => page.getByRole('button', { name: say(key), exact: true });
  const dialog = page.getByRole('dialog');
  const save = async () => {
    await dialog.getByRole('button', { name: say('profile:dialog.save') }).click();
    await expect(dialog).toHaveCount(0);
  };

  await test.step('a large picture, which a worker draws smaller', async () => {
    await page.goto('/profile?editing=1');
    await expect(page.getByText(say('profile:complete.heading', { done: 1, all: 5 }))).toBeVisible();
    await button('profile:complete.picture').click();
    const worker = page.waitForEvent('worker');
    const buffer = await aLargePicture(page);
    await dialog
      .getByLabel(say('profile:pictureDialog.choose'))
      .setInputFiles(pictureNamed('moi.png', buffer));
    expect((await worker).url()).toContain('smaller.worker');
    await expect(dialog.getByRole('img', { name: say('profile:pictures.preview') })).toBeVisible();
    await expectAccessible(page);
    await save();
    await expect(page.getByText(say('schema:success.pictureUpdated')).first()).toBeVisible();
  });

  await test.step('title and bio', async () => {
    await button('profile:complete.title').click();
    await dialog.getByLabel(say('profile:titleDialog.label')).fill('Plombier chauffagiste | 12 ans');
    await save();
    await button('profile:complete.bio').click();
    await dialog.getByLabel(say('profile:bioDialog.label')).fill('Cuisines, salles de bains et chaudières.');
    await save();
  });

  await test.step('a skill and a language', async () => {
    await button('profile:complete.skill').click();
    await dialog.getByRole('combobox', { name: say('profile:skills.name') }).fill('Soudure');
    await dialog.getByRole('button', { name: say('profile:skills.add') }).click();
    await expect(dialog.getByText('Soudure', { exact: true })).toBeVisible();
    await dialog.getByRole('button', { name: say('profile:dialog.done') }).click();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await button('profile:languages.edit').click();
    await dialog.getByLabel(say('profile:languages.name'), { exact: true }).selectOption('French');
    await dialog.getByLabel(say('profile:languages.proficiency'), { exact: true }).selectOption('native');
    await dialog.getByRole('button', { name: say('profile:languages.add') }).click();
    await expect(dialog.getByRole('listitem')).toHaveCount(1);
    await dialog.getByRole('button', { name: say('profile:dialog.done') }).click();
  });

  await test.step('an employment', async () => {
    await button('profile:experiences.add').click();
    await dialog.getByLabel(say('profile:experiences.jobTitle')).fill('Chef de chantier');
    await dialog.getByLabel(say('profile:experiences.company')).fill('Eau et Feu');
    await dialog.getByLabel(say('profile:experiences.startDate')).fill('2019-05-04');
    await dialog.getByLabel(say('profile:experiences.current')).check();
    await save();
  });

  await test.step('a work with a picture before and one after', async () => {
    await button('profile:portfolios.add').click();
    await dialog.getByLabel(say('profile:portfolios.beforeChoose')).setInputFiles(pictureNamed('avant.png'));
    await dialog.getByLabel(say('profile:portfolios.afterChoose')).setInputFiles(pictureNamed('apres.png'));
    await dialog.getByLabel(say('profile:portfolios.description')).fill('Salle de bains refaite');
    await dialog.getByLabel(say('profile:portfolios.cost')).fill('1200');
    await dialog.getByLabel(say('profile:portfolios.serviceTime')).fill('6');
    await expectAccessible(page);
    await save();
    await expect(page.getByRole('heading', { name: 'Salle de bains refaite' })).toBeVisible();
    await expectNoSidewaysScroll(page);
  });

  await test.step('others see all of it', async () => {
    await page.getByRole('link', { name: say('profile:own.asOthers') }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Marcel Plombier' })).toBeVisible();
    const seen = ['Cuisines, salles de bains', 'Soudure', 'Chef de chantier', 'Salle de bains refaite'];
    for (const text of seen) await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
    const line = page.getByRole('slider');
    await line.focus();
    await line.press('ArrowRight');
    await expect(line).toHaveAttribute('aria-valuetext', say('profile:portfolios.shown', { share: 51 }));
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
});
