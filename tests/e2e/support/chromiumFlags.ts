/**
 * What a whole Chromium does beside the page, and no test needs. Each context opens a window of its own, and in it two
 * hidden pages for the suggestions of the address bar: they took half of the CPU time of a test that opens one screen.
 */
const OWN_PAGES = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'SpareRendererForSitePerProcess']

// Chromium reads only the last --disable-features, so the features that Playwright switches off stand here, too.
const PLAYWRIGHTS = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]

const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : []

export const CHROMIUM_FLAGS = [
  ...sandbox,
  `--disable-features=${[...PLAYWRIGHTS, ...OWN_PAGES].join(',')}`,
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
