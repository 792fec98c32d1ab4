/** What drives Chromium is no dependency of the kit: it is looked up in the repository, then where the kit lies. */
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { DIR, Stop } from '../commands/repository.mjs';
import { installedChromium } from '../../scripts/installed-chromium.cjs';

const TO_INSTALL =
  'verify --run needs playwright-core and axe-core: npm install --no-save playwright-core axe-core';
const NO_CHROMIUM =
  'verify --run needs a Chromium: npx playwright-core install chromium, or name one by CHROMIUM_PATH';

/** The file of a package's module; stops where nobody has it. */
function resolve(module) {
  for (const from of [path.join(DIR, 'package.json'), import.meta.url]) {
    try {
      return createRequire(from).resolve(module);
    } catch {
      // Looked for at the next place.
    }
  }
  throw new Stop(TO_INSTALL);
}

/** A Chromium without a window, and the file of axe. */
export async function openBrowser() {
  const axe = resolve('axe-core/axe.min.js');
  const { chromium } = (await import(pathToFileURL(resolve('playwright-core')))).default;
  const executablePath = installedChromium(chromium.executablePath());
  if (executablePath === undefined) throw new Stop(NO_CHROMIUM);
  return { browser: await chromium.launch({ executablePath }), axe };
}
