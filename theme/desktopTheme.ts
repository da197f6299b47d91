import type { ThemeOptions } from '@mui/material/styles'
import { baseTheme } from './baseTheme'
import { colour, radius, shadow, SHEET_WIDTH } from './tokens'

/** The admin's desktop theme: the shared look with tables and narrower sheets. */
export const desktopTheme: ThemeOptions = {
  ...baseTheme,
  components: {
    ...baseTheme.components,
    MuiDrawer: {
      styleOverrides: {
        paper: { borderRadius: radius.sheet, maxWidth: SHEET_WIDTH, marginInline: 'auto', bottom: 24 },
      },
    },
    MuiAppBar: {
      styleOverrides: { root: { backgroundColor: colour.surface, color: colour.text, boxShadow: shadow.header } },
    },
    MuiTableCell: {
      styleOverrides: {
        root: { borderColor: colour.line, padding: '10px 12px', overflowWrap: 'break-word', letterSpacing: '-0.01em' },
        head: { fontWeight: 700, whiteSpace: 'nowrap', color: colour.quiet, backgroundColor: colour.surface },
      },
    },
    MuiDialog: { styleOverrides: { paper: { borderRadius: radius.large } } },
  },
}
