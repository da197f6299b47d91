import { baseTheme, type Themed } from './baseTheme'
import { colour, radius, SHEET_WIDTH } from './tokens'

/** px: as high as the line of filters that it covers, with their buttons. */
const BULK_BAR = 48

/** The admin's desktop: besides the shared look, react-admin's buttons, tables and dialogs. */
export const desktopTheme: Themed = {
  ...baseTheme,
  components: {
    ...baseTheme.components,
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
    // It lies over the foot of the filters, so that the rows stay where they are. react-admin gives it no colour in a theme
    // with custom properties, and a height of six units of 8 px.
    RaBulkActionsToolbar: {
      styleOverrides: {
        root: {
          '& .RaBulkActionsToolbar-toolbar': { backgroundColor: colour.accentSoft, borderRadius: radius.medium },
          '& .RaBulkActionsToolbar-toolbar:not(.RaBulkActionsToolbar-collapsed)': {
            minHeight: BULK_BAR,
            height: BULK_BAR,
            transform: `translateY(-${BULK_BAR + 4}px)`,
          },
          '& .RaBulkActionsToolbar-topToolbar': { gap: 8 },
        },
      },
    },
    MuiDialog: { styleOverrides: { paper: { borderRadius: radius.large } } },
  },
}
