import { baseTheme, type Themed } from './baseTheme'
import { colour, radius, SHEET_WIDTH, WIDE_SHEET_WIDTH } from './tokens'

/** A dialog comes sooner than a sheet that follows the finger. */
const DIALOG_MS = 225

/** The admin's desktop: besides the shared look, react-admin's buttons, tables and dialogs. */
export const desktopTheme: Themed = {
  ...baseTheme,
  components: {
    ...baseTheme.components,
    // A phone's sheet is a dialog in the middle of the window (docs/product.md §15.1.5).
    MuiDrawer: {
      styleOverrides: {
        paper: {
          outline: '1px solid transparent',
          maxWidth: '100%',
          variants: [
            {
              props: { anchor: 'bottom' },
              style: {
                borderRadius: radius.sheet,
                maxWidth: SHEET_WIDTH,
                height: 'fit-content',
                maxHeight: 'calc(100% - 48px)',
                margin: 'auto',
                top: 24,
                bottom: 24,
                '&[data-wide]': { maxWidth: `min(${WIDE_SHEET_WIDTH}px, 100% - 48px)`, containerType: 'inline-size' },
                '& > .handle': { display: 'none' },
              },
            },
          ],
        },
      },
    },
    MuiSwipeableDrawer: {
      defaultProps: { ...baseTheme.components?.MuiSwipeableDrawer?.defaultProps, transitionDuration: DIALOG_MS },
    },
    MuiTableCell: {
      styleOverrides: {
        root: {
          borderColor: colour.line,
          padding: '10px 12px',
          overflowWrap: 'break-word',
          letterSpacing: '-0.01em',
        },
        head: { fontWeight: 700, whiteSpace: 'nowrap', color: colour.quiet, backgroundColor: colour.surface },
      },
    },
    MuiTabs: { styleOverrides: { root: { borderBottom: `1px solid ${colour.line}` } } },
    MuiTab: {
      styleOverrides: { root: { textTransform: 'none', fontSize: '0.9375rem', fontWeight: 700, letterSpacing: 0 } },
    },
    MuiDialog: { styleOverrides: { paper: { borderRadius: radius.large } } },
  },
}
