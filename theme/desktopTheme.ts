import type { ThemeOptions } from '@mui/material/styles'
import { baseTheme } from './baseTheme'
import { colour, radius, shadow, SHEET_WIDTH, TOUCH, type, type Scheme } from './tokens'

/** The admin's desktop: besides the shared look, react-admin's buttons, tables and dialogs. */
export const desktopTheme = (scheme: Scheme): ThemeOptions => {
  const base = baseTheme(scheme)
  return {
    ...base,
    components: {
      ...base.components,
      MuiButton: {
        styleOverrides: {
          root: {
            minHeight: TOUCH,
            borderRadius: radius.medium,
            paddingInline: 16,
            textTransform: 'none',
            fontWeight: type.weight.bold,
          },
          sizeMedium: { fontSize: '0.9375rem' },
          sizeSmall: { fontSize: '0.9375rem' },
        },
      },
      // The search field of react-admin's column menu.
      MuiOutlinedInput: {
        styleOverrides: {
          root: {
            minHeight: 52,
            backgroundColor: colour.surface,
            '& .MuiOutlinedInput-notchedOutline': { borderColor: colour.lineStrong },
          },
          input: {
            padding: '14px 16px',
            height: 'auto',
            lineHeight: 1.5,
            '&::placeholder': { color: colour.quiet, opacity: 1 },
          },
        },
      },
      MuiDrawer: {
        styleOverrides: {
          paper: {
            borderRadius: radius.sheet,
            maxWidth: SHEET_WIDTH,
            maxHeight: 'calc(100% - 48px)',
            marginInline: 'auto',
            bottom: 24,
            outline: '1px solid transparent',
          },
        },
      },
      MuiAppBar: {
        styleOverrides: { root: { backgroundColor: colour.surface, color: colour.text, boxShadow: shadow.header } },
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
}
