import journeys from './playwright.config.mjs';

/** Every fault on every remote: the same sites and browser as the journeys, each worker with a site for faults. */
export default {
  ...journeys,
  testDir: './src/faults',
  retries: 0,
};
