import { OWN_FLAGS } from '../../support/chromiumFlags.mjs'

/**
 * Features of a whole Chromium that no test needs. Each context opens a window with two hidden pages
 * for the suggestions of the address bar, which took half of the CPU time of a short test.
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

export const CHROMIUM_FLAGS = [...OWN_FLAGS, `--disable-features=${[...PLAYWRIGHTS, ...OWN_PAGES].join(',')}`]
