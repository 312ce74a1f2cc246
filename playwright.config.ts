import { defineConfig } from '@playwright/test'
import { launchArguments } from './e2e/support/launch'
import { findBrowser } from './scripts/browser'

const everyWidth = Boolean(process.env.E2E_EVERY_WIDTH)

process.env.CHROME_PATH ||= findBrowser()

/**
 * Runs against the site at TEST_SITE_URL, which scripts/test.ts has started; a plain `npx playwright test` gets one
 * from the global setup. A journey runs on a desktop. The tag @phone runs it on a phone instead, @both on both, and
 * @desktop keeps it off phones at night as well.
 */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  globalSetup: './scripts/site-for-tests.mjs',
  workers: 2,
  // In CI a failed journey gets a second try; the report says how many needed one.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  outputDir: 'test-results',
  use: {
    baseURL: process.env.TEST_SITE_URL,
    // For the self-signed certificate of bench/deploy/try.ts.
    ignoreHTTPSErrors: Boolean(process.env.DEPLOY_TRY_FOLDER),
    launchOptions: { executablePath: process.env.CHROME_PATH, args: launchArguments },
    contextOptions: { reducedMotion: 'reduce' },
    // e2e/support/test.ts reports what the person in a failed journey saw; these would slow down every journey that
    // passes.
    screenshot: 'off',
    trace: 'off',
    video: 'off',
  },
  projects: [
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
      grep: everyWidth ? /.*/ : /@phone|@both/,
      grepInvert: /@desktop/,
    },
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } }, grepInvert: /@phone/ },
  ],
})
