import { baseTheme, type Themed } from './baseTheme'
import { FRAME_WIDTH } from './tokens'

const BEYOND_ANY_SCREEN = 100_000

/** The 430 px frame's theme. Every width is `xs`: react-admin's parts look at the viewport, not at the frame. */
export const mobileTheme: Themed = {
  ...baseTheme,
  breakpoints: {
    values: {
      xs: 0,
      sm: BEYOND_ANY_SCREEN,
      md: BEYOND_ANY_SCREEN + 1,
      lg: BEYOND_ANY_SCREEN + 2,
      xl: BEYOND_ANY_SCREEN + 3,
    },
  },
  components: {
    ...baseTheme.components,
    // Modals are as wide as the frame, and fixed elements inside a modal are fixed to it.
    MuiModal: { styleOverrides: { root: { maxWidth: FRAME_WIDTH, marginInline: 'auto', contain: 'layout' } } },
    // A menu stands at its button, which MUI finds in the viewport.
    MuiPopover: {
      styleOverrides: {
        ...baseTheme.components?.MuiPopover?.styleOverrides,
        root: { maxWidth: 'none', marginInline: 0 },
      },
    },
  },
}
