import journeys from './playwright.config.mjs';

/** The pictures: the same site and browser as the journeys. */
export default {
  ...journeys,
  testDir: './src/screens',
  testMatch: '**/*.screens.ts',
  timeout: 120_000,
  retries: 0,
  // Letters and spaces as wide as on a screen of high density: snapped to whole pixels, kerned spaces all but vanish.
  use: {
    ...journeys.use,
    launchOptions: {
      ...journeys.use.launchOptions,
      args: [...journeys.use.launchOptions.args, '--font-render-hinting=none'],
    },
  },
};
