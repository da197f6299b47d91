import type { createTheme } from '@mui/material/styles'
import { CALENDAR_HEIGHT, colour, dark, light, radius, sheetMotion, space, TOUCH, type } from './tokens'
import { SCHEME_ATTRIBUTE } from './constants'
import { actionComponents } from './actions'
import { fieldComponents } from './fields'
import { paletteOf } from './palette'
import { surfaceComponents } from './surfaces'

/** The options of `createTheme`, colour schemes included. */
export type Themed = Exclude<Parameters<typeof createTheme>[0], undefined>

/** The look of every MUI component that both layouts draw. */
export const baseTheme: Themed = {
  spacing: space.unit,
  shape: { borderRadius: radius.medium },
  colorSchemes: { light: { palette: paletteOf(light) }, dark: { palette: paletteOf(dark) } },
  defaultColorScheme: 'light',
  cssVariables: { cssVarPrefix: '', colorSchemeSelector: SCHEME_ATTRIBUTE },
  typography: {
    fontFamily: type.family,
    fontWeightRegular: type.weight.regular,
    fontWeightMedium: type.weight.medium,
    fontWeightBold: type.weight.bold,
  },
  // If the user asked for less motion, nothing is animated and no animation takes time: a dialog closes at once.
  motion: { reducedMotion: 'system' },
  components: {
    ...actionComponents,
    ...fieldComponents,
    ...surfaceComponents,
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
          // The marks of a day (src/ui/form/calendar/CalendarPanel.tsx).
          '&[data-ramadhan]:not(.Mui-selected)': { backgroundColor: colour.starSoft },
          '&[data-stay=night]:not(.Mui-selected)': { backgroundColor: colour.accentSoft, color: colour.accentDark },
          '&[data-ramadhan][data-stay=night], &[data-ramadhan].Mui-selected': {
            boxShadow: `inset 0 -4px 0 ${colour.star}`,
          },
          '&[data-stay=checkIn]': { outline: `2px solid ${colour.accent}`, outlineOffset: -2 },
          '&[data-stay=checkIn].Mui-disabled:not(.Mui-selected)': { color: colour.accentDark },
          '@media (forced-colors: active)': {
            '&.Mui-selected': { forcedColorAdjust: 'none', backgroundColor: 'Highlight', color: 'HighlightText' },
          },
        },
      },
    },
    MuiPickersArrowSwitcher: { styleOverrides: { button: { width: TOUCH, height: TOUCH } } },
    MuiMonthCalendar: {
      styleOverrides: {
        root: { width: '100%' },
        button: { minHeight: TOUCH, fontSize: 'min(1rem, 5vw)', overflowWrap: 'normal' },
      },
    },
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
}

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true
  }
  interface TypeBackground {
    outside: string
    sunken: string
  }
  interface Palette {
    lineStrong: string
  }
}
