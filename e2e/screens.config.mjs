import journeys from './playwright.config.mjs';

/** The pictures: the same site and browser as the journeys. */
export default {
  ...journeys,
  testDir: './src/screens',
  testMatch: '**/*.screens.ts',
  timeout: 120_000,
  retries: 0,
};
