import { defineConfig } from '@playwright/test'
import { launchArguments } from './e2e/support/launch'

/**
 * Run by scripts/test.ts against a site that it has started; TEST_SITE_URL says where. A journey runs at the width of a
 * desktop, at that of a phone when it is tagged @phone, and at each when it is tagged @both. What moves the clock of the
 * site (@clock) comes last, alone.
 */
export default defineConfig({
  testDir: 'e2e',
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  outputDir: 'test-results',
  use: {
    baseURL: process.env.TEST_SITE_URL,
    launchOptions: { executablePath: process.env.CHROME_PATH, args: launchArguments },
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'off',
    trace: 'off',
    video: 'off',
  },
  projects: [
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true }, grep: /@phone|@both/ },
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } }, grepInvert: /@phone|@clock/ },
    {
      name: 'clock',
      use: { viewport: { width: 1280, height: 800 } },
      grep: /@clock/,
      workers: 1,
      dependencies: ['phone', 'desktop'],
    },
  ],
})
