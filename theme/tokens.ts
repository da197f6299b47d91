/** The design's tokens: every screen uses them. */

/** Width of the phone's frame in px (docs/product.md §12.1.5). */
export const FRAME_WIDTH = 430
/** An admin gets the desktop layout from this width on, in px. */
export const DESKTOP_FROM = 900
/** The desktop's sidebar and app bar, and its sheets, in px. */
export const SIDEBAR_WIDTH = 248
export const APP_BAR_HEIGHT = 60
export const SHEET_WIDTH = 560
/** The desktop's widest content, in px. */
export const CONTENT_WIDTH = 1240
/** Height of the home banner in px (docs/product.md §12.1.5). */
export const BANNER_HEIGHT = 180
/** Minimum height of the calendar in px, so that a month of six weeks does not move it. */
export const CALENDAR_HEIGHT = 372
/** Minimum height of the offline banner, in px. */
export const OFFLINE_HEIGHT = 32
/** The minimum size of a touch target, in px. */
export const TOUCH = 44

export const colour = {
  /** Deep green, the only accent. */
  accent: '#0A6B4D',
  accentDark: '#064B36',
  accentSoft: '#E4F1EB',
  onAccent: '#FFFFFF',
  page: '#F4F6F4',
  outside: '#E6EAE7',
  surface: '#FFFFFF',
  sunken: '#F0F3F1',
  text: '#16211C',
  quiet: '#55635C',
  line: '#DFE5E1',
  lineStrong: '#B9C4BD',
  error: '#B3261E',
  errorSoft: '#FCECEA',
  star: '#B7821C',
} as const

/** px; MUI's spacing unit is the 4. */
export const space = { unit: 4, gutter: 16 } as const

export const radius = { small: 8, medium: 12, large: 16, sheet: 20, pill: 999 } as const

export const type = {
  family: '"Plus Jakarta Sans Variable", system-ui, -apple-system, "Segoe UI", Roboto, sans-serif',
  weight: { regular: 450, medium: 600, bold: 700, heavy: 800 },
} as const

export const shadow = {
  card: '0 1px 2px rgb(22 33 28 / 5%), 0 4px 16px rgb(22 33 28 / 5%)',
  bar: '0 -1px 0 rgb(22 33 28 / 7%)',
  header: '0 1px 0 rgb(22 33 28 / 7%)',
} as const

/** Bottom sheets (docs/product.md §12.1.12): 0,5 s; closes past 0,25 of its size or faster than 0,4 px/ms (in px/s). */
export const sheetMotion = { durationMs: 500, hysteresis: 0.25, minFlingVelocity: 400 } as const
