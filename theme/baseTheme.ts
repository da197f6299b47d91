import type { ThemeOptions } from '@mui/material/styles'
import type {} from '@mui/x-date-pickers/themeAugmentation'
import { CALENDAR_HEIGHT, colour, dark, light, radius, sheetMotion, space, TOUCH, type, type Scheme } from './tokens'

const focusRing = { outline: `2px solid ${colour.accent}`, outlineOffset: 2 }

/** MUI mixes colours from these, so they are no custom properties. */
function paletteOf(scheme: Scheme): ThemeOptions['palette'] {
  const of = scheme === 'dark' ? dark : light
  return {
    mode: scheme,
    primary: { main: of.accent, dark: of.accentDark, light: of.accentSoft, contrastText: of.onAccent },
    error: { main: of.error },
    background: { default: of.page, paper: of.surface },
    text: { primary: of.text, secondary: of.quiet },
    divider: of.line,
  }
}

/** The look of every MUI component that both layouts draw: sheets and the calendar. */
export const baseTheme = (scheme: Scheme): ThemeOptions => ({
  spacing: space.unit,
  shape: { borderRadius: radius.medium },
  palette: paletteOf(scheme),
  typography: {
    fontFamily: type.family,
    fontWeightRegular: type.weight.regular,
    fontWeightMedium: type.weight.medium,
    fontWeightBold: type.weight.bold,
  },
  // If the user asked for less motion, nothing is animated and no animation takes time: a dialog closes at once.
  motion: { reducedMotion: 'system' },
  components: {
    MuiButtonBase: {
      styleOverrides: { root: { '&.Mui-focusVisible': focusRing } },
      defaultProps: { disableRipple: true },
    },
    // In the dark MUI would lighten raised surfaces. Custom properties change together with the rest of the page.
    MuiPaper: {
      styleOverrides: { root: { backgroundImage: 'none', backgroundColor: colour.surface, color: colour.text } },
    },
    MuiDrawer: {
      styleOverrides: {
        paper: {
          borderRadius: `${radius.sheet}px ${radius.sheet}px 0 0`,
          // In forced colours the outline is drawn.
          outline: '1px solid transparent',
        },
      },
    },
    MuiSwipeableDrawer: {
      defaultProps: {
        hysteresis: sheetMotion.hysteresis,
        minFlingVelocity: sheetMotion.minFlingVelocity,
        transitionDuration: sheetMotion.durationMs,
        disableSwipeToOpen: true,
      },
    },
    MuiDateCalendar: {
      styleOverrides: {
        root: {
          width: '100%',
          maxWidth: 400,
          height: 'auto',
          maxHeight: 'none',
          minHeight: CALENDAR_HEIGHT,
          paddingInline: 12,
        },
      },
    },
    MuiDayCalendar: {
      styleOverrides: {
        header: { justifyContent: 'space-around' },
        weekContainer: { justifyContent: 'space-around' },
        // Seven columns must fit at every text size.
        weekDayLabel: {
          width: TOUCH,
          fontSize: 'min(0.75rem, 4vw)',
          overflowWrap: 'normal',
          color: colour.quiet,
          fontWeight: type.weight.medium,
        },
        slideTransition: { minHeight: 6 * (TOUCH + 4) },
      },
    },
    MuiPickerDay: {
      styleOverrides: {
        root: {
          width: TOUCH,
          height: TOUCH,
          fontSize: 'min(0.9375rem, 6.5vw)',
          overflowWrap: 'normal',
          '@media (forced-colors: active)': {
            '&.Mui-selected': { forcedColorAdjust: 'none', backgroundColor: 'Highlight', color: 'HighlightText' },
          },
        },
      },
    },
    MuiPickersArrowSwitcher: { styleOverrides: { button: { width: TOUCH, height: TOUCH } } },
    MuiYearCalendar: {
      styleOverrides: { root: { width: '100%', maxHeight: CALENDAR_HEIGHT }, button: { minHeight: TOUCH } },
    },
    MuiPickersCalendarHeader: {
      styleOverrides: {
        root: { maxHeight: 'none', paddingInline: 12 },
        labelContainer: { maxHeight: 'none' },
        label: { fontWeight: type.weight.bold },
        switchViewButton: { width: TOUCH, height: TOUCH },
      },
    },
  },
})
