/** What the inline script of index.html needs of the design: tokens.ts would bring all colours along. */

/** An admin gets the desktop layout from this width on, in px. */
export const DESKTOP_FROM = 600

/** From this width on the desktop's menu stands beside the screen, in px. Below it a button opens it. */
export const MENU_FROM = 900

export type Scheme = 'light' | 'dark'
/** The attribute of the page with its scheme. The inline script writes it before the first paint, MUI afterwards. */
export const SCHEME_ATTRIBUTE = 'data-scheme'
/** The key in `localStorage` of the chosen scheme: `light`, `dark` or `system`. */
export const SCHEME_KEY = 'umroh_scheme'
