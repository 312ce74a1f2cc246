import { defineConfig } from '@playwright/test'
import { launchArguments } from './e2e/support/launch'

/** Run by scripts/test.ts against a site that it has started; TEST_SITE_URL says where. */
export default defineConfig({
  testDir: 'e2e',
  workers: 1,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  outputDir: 'test-results',
  use: {
    baseURL: process.env.TEST_SITE_URL,
    launchOptions: { executablePath: process.env.CHROME_PATH, args: launchArguments },
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
  },
  projects: [
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true } },
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } },
  ],
})
