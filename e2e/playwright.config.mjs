import os from 'node:os';
import { defineConfig } from '@playwright/test';

const isCi = Boolean(process.env.CI);

/** The journeys. All workers share one site, besides those that journeys start to change or break. */
export default defineConfig({
  testDir: './src/journeys',
  testMatch: '**/*.test.ts',
  globalSetup: ['./src/site/publish-once.ts', './src/site/shared-site.ts'],
  outputDir: './test-results',
  workers: os.availableParallelism(),
  fullyParallel: true,
  forbidOnly: isCi,
  retries: isCi ? 1 : 0,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    headless: true,
    locale: 'en-GB',
    timezoneId: 'UTC',
    trace: 'on-first-retry',
    video: 'off',
    actionTimeout: 15_000,
    navigationTimeout: 20_000,
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        '--no-sandbox',
        '--disable-dev-shm-usage',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-default-apps',
        '--no-first-run',
        '--disable-gpu',
      ],
    },
  },
});
