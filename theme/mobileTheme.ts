import type { ThemeOptions } from '@mui/material/styles'
import { baseTheme } from './baseTheme'
import { FRAME_WIDTH } from './tokens'

const BEYOND_ANY_SCREEN = 100_000

/**
 * The theme of the 430 px frame. Every width counts as `xs`, because react-admin's components measure the viewport and
 * not the frame.
 */
export const mobileTheme: ThemeOptions = {
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
    // Portals stay inside the frame: the modal has its width, and fixed elements in it are positioned relative to the
    // modal.
    MuiModal: { styleOverrides: { root: { maxWidth: FRAME_WIDTH, marginInline: 'auto', contain: 'layout' } } },
  },
}
