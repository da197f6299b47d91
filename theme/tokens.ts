/** The design's tokens: every screen uses them. */

/** Width of the phone's frame in px (docs/product.md §12.1.5). */
export const FRAME_WIDTH = 430
/** The desktop's sidebar and app bar, and its dialogs, in px. */
export const SIDEBAR_WIDTH = 248
export const APP_BAR_HEIGHT = 60
export const SHEET_WIDTH = 560
/** A panel at the side of the desktop's list, in px. */
export const SIDE_PANEL_WIDTH = 560
export const WIDE_SHEET_WIDTH = 1080
/** The desktop's widest content, in px. */
export const CONTENT_WIDTH = 1240
/** Height of the home banner in px (docs/product.md §12.1.5). */
export const BANNER_HEIGHT = 180
/** Height of a line about the month or the nights in a calendar, in px. */
export const CALENDAR_LINE = 24
/** Height of the strip of months above a calendar, in px. */
export const CALENDAR_STRIP = 56
/** Minimum height of the calendar in px, so that a month of six weeks does not move it. */
export const CALENDAR_HEIGHT = 372 + CALENDAR_LINE + CALENDAR_STRIP
/** Minimum height of the offline banner, in px. */
export const OFFLINE_HEIGHT = 32
/** The minimum size of a touch target, in px. */
export const TOUCH = 44

/** The light scheme. Pictures, PDF, open pages and print are always light. */
export const light = {
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
  starSoft: '#FBF0DA',
} as const

export type ColourName = keyof typeof light

/** The dark scheme. The accent is a light green, so its buttons have dark words. */
export const dark: Readonly<Record<ColourName, string>> = {
  accent: '#5BC79E',
  accentDark: '#8ADDBD',
  accentSoft: '#17392C',
  onAccent: '#05231A',
  page: '#101613',
  outside: '#0A0E0C',
  surface: '#19211D',
  sunken: '#232D28',
  text: '#E7EEEA',
  quiet: '#A6B5AD',
  line: '#2D3933',
  lineStrong: '#56665E',
  error: '#F4A9A3',
  errorSoft: '#401F1C',
  star: '#E0B04A',
  starSoft: '#3D3217',
}

/** The path of each colour in the palette of MUI's theme. */
export const PLACES: Readonly<Record<ColourName, readonly string[]>> = {
  accent: ['primary', 'main'],
  accentDark: ['primary', 'dark'],
  accentSoft: ['primary', 'light'],
  onAccent: ['primary', 'contrastText'],
  page: ['background', 'default'],
  outside: ['background', 'outside'],
  surface: ['background', 'paper'],
  sunken: ['background', 'sunken'],
  text: ['text', 'primary'],
  quiet: ['text', 'secondary'],
  line: ['divider'],
  lineStrong: ['lineStrong'],
  error: ['error', 'main'],
  errorSoft: ['error', 'light'],
  star: ['warning', 'main'],
  starSoft: ['warning', 'light'],
}

export const COLOURS = Object.keys(light) as ColourName[]

/** The theme's custom properties: `theme.vars.palette` has the same, but the page before React has no theme. */
export const colour = Object.fromEntries(
  COLOURS.map((name) => [name, `var(--palette-${PLACES[name].join('-')})`]),
) as Record<ColourName, string>

/** px; MUI's spacing unit is the 4. */
export const space = { unit: 4, gutter: 16 } as const

export const radius = { small: 8, medium: 12, large: 16, sheet: 20, pill: 999 } as const

/** The app's typeface, and its substitutes until it is there (typeface.ts). */
const face = 'Plus Jakarta Sans Variable'
const substitutes = { roboto: 'Jakarta Roboto', arial: 'Jakarta Arial' } as const

export const type = {
  face,
  substitutes,
  family: `"${[face, ...Object.values(substitutes)].join('", "')}", system-ui, -apple-system, "Segoe UI", sans-serif`,
  weight: { regular: 450, medium: 600, bold: 700, heavy: 800 },
} as const

export const shadow = {
  card: '0 1px 2px rgb(22 33 28 / 5%), 0 4px 16px rgb(22 33 28 / 5%)',
  /** Of what floats over the page: menus, toasts and lines about the data. */
  floating: '0 8px 24px rgb(22 33 28 / 18%)',
  bar: `0 -1px 0 ${colour.line}`,
  header: `0 1px 0 ${colour.line}`,
} as const

/** Bottom sheets (docs/product.md §12.1.12): 0,5 s; closes past 0,25 of its size or faster than 0,4 px/ms (in px/s). */
export const sheetMotion = { durationMs: 500, hysteresis: 0.25, minFlingVelocity: 400 } as const
