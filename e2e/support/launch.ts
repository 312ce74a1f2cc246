/**
 * Each window of a Chromium prepares pages of its own for the address bar, which nobody sees in a test: two thirds of what
 * a new context costs.
 */
const addressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']

/** What Playwright turns off itself and still has to be named: only the last list counts. */
const playwrightsOwn = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]

/** How the browser is started. */
export const launchArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...playwrightsOwn, ...addressBar].join(',')}`,
]
