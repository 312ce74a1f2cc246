import { defineConfig } from '@playwright/test'
import { launchArguments } from './e2e/support/launch'
import { findBrowser } from './scripts/browser'

const everyWidth = Boolean(process.env.E2E_EVERY_WIDTH)

process.env.CHROME_PATH ||= findBrowser()

/**
 * Runs against the site at TEST_SITE_URL, which scripts/test.ts starts. For a plain `npx playwright test`, the global
 * setup starts one. Tests run on a desktop. The tag @phone runs a test on a phone instead, @both runs it on both, and
 * @desktop keeps it off phones at night as well.
 */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  globalSetup: './scripts/site-for-tests.mjs',
  workers: 2,
  // In CI, a failed test gets a second try. The report says how many needed one.
  retries: process.env.CI ? 1 : 0,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  outputDir: 'test-results',
  use: {
    baseURL: process.env.TEST_SITE_URL,
    // For the self-signed certificate of bench/deploy/try.ts.
    ignoreHTTPSErrors: Boolean(process.env.DEPLOY_TRY_FOLDER),
    launchOptions: { executablePath: process.env.CHROME_PATH, args: launchArguments },
    contextOptions: { reducedMotion: 'reduce' },
    // These would slow down every passing test. e2e/support/test.ts reports failures instead.
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
