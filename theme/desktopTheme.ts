import { baseTheme, type Themed } from './baseTheme'
import { colour, radius, SHEET_WIDTH } from './tokens'

/** The admin's desktop: besides the shared look, react-admin's buttons, tables and dialogs. */
export const desktopTheme: Themed = {
  ...baseTheme,
  components: {
    ...baseTheme.components,
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
                maxHeight: 'calc(100% - 48px)',
                marginInline: 'auto',
                bottom: 24,
              },
            },
          ],
        },
      },
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
    MuiDialog: { styleOverrides: { paper: { borderRadius: radius.large } } },
  },
}
