import { baseTheme, type Themed } from './baseTheme'
import { deskFrame } from './deskFrame'
import { colour, radius, shadow, SHEET_WIDTH, TOUCH, type, WIDE_SHEET_WIDTH } from './tokens'

/** A dialog comes sooner than a sheet that follows the finger. */
const DIALOG_MS = 225

/** px */
const BULK_BAR = 56

/** The admin's desktop: besides the shared look, react-admin's buttons, tables and dialogs. */
export const desktopTheme: Themed = {
  ...baseTheme,
  // react-admin's lists and buttons are those of a desktop in every window; only its bars know a narrow one (DesktopBars.tsx).
  breakpoints: { values: { xs: 0, sm: 0, md: 0, lg: 1200, xl: 1536 } },
  components: {
    ...baseTheme.components,
    ...deskFrame,
    RaListToolbar: { styleOverrides: { root: { flexWrap: 'wrap' } } },
    RaTopToolbar: { styleOverrides: { root: { flexWrap: 'wrap' } } },
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
                // The totals of the form stay in sight.
                '&[data-beside]': { marginLeft: 'calc(var(--side) + 24px)' },
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
    // With large letters the tabs scroll.
    MuiTabs: {
      defaultProps: { variant: 'scrollable', scrollButtons: 'auto' },
      styleOverrides: { root: { borderBottom: `1px solid ${colour.line}` } },
    },
    MuiTab: {
      styleOverrides: { root: { textTransform: 'none', fontSize: '0.9375rem', fontWeight: 700, letterSpacing: 0 } },
    },
    // The label of a typed date stands above it, as with every other field (fields.ts).
    MuiPickersTextField: {
      styleOverrides: {
        root: {
          '& > .MuiInputLabel-root': {
            position: 'static',
            transform: 'none',
            maxWidth: 'none',
            fontSize: '0.875rem',
            fontWeight: type.weight.medium,
            color: 'inherit',
          },
        },
      },
    },
    MuiPickersOutlinedInput: {
      styleOverrides: {
        root: {
          minHeight: TOUCH,
          paddingInline: 12,
          borderRadius: radius.medium,
          backgroundColor: colour.surface,
          fontSize: '0.9375rem',
          letterSpacing: 0,
          wordSpacing: 0,
          '&:hover:not(.Mui-focused, .Mui-error) .MuiPickersOutlinedInput-notchedOutline': {
            borderColor: colour.lineStrong,
          },
          '& .MuiInputAdornment-root': { marginRight: -8 },
        },
        notchedOutline: { top: 0, borderColor: colour.lineStrong, '& > legend': { display: 'none' } },
      },
    },
    // The toolbar lies over the foot of the filters, so that the rows stay where they are. react-admin
    // gives it no colour in a theme with custom properties, and a height of six units of 8 px.
    RaBulkActionsToolbar: {
      styleOverrides: {
        root: {
          '& .RaBulkActionsToolbar-toolbar': { backgroundColor: colour.accentSoft, borderRadius: radius.medium },
          // At the foot of the window: search, filters and headings stay in sight.
          '& .RaBulkActionsToolbar-toolbar:not(.RaBulkActionsToolbar-collapsed)': {
            position: 'fixed',
            top: 'auto',
            inset: 'auto 24px 16px calc(var(--side) + 24px)',
            minHeight: BULK_BAR,
            height: 'auto',
            transform: 'none',
            boxShadow: shadow.floating,
          },
          '& .RaBulkActionsToolbar-topToolbar': { gap: 8 },
        },
      },
    },
    MuiDialog: {
      styleOverrides: {
        // The breakpoints above name no width of a dialog.
        paper: { borderRadius: radius.large, '&.MuiDialog-paperWidthSm': { maxWidth: 600 } },
      },
    },
    // A table that is too wide scrolls inside its box, with its words for screen readers, which have no place of their own.
    RaDataTable: {
      styleOverrides: {
        root: { '@media screen': { '& .RaDataTable-tableWrapper': { overflowX: 'auto', position: 'relative' } } },
      },
    },
    RaCreateButton: { defaultProps: { variant: 'contained' } },
    // The forms group digits as Indonesians do, whatever the browser's language.
    RaNumberField: { defaultProps: { locales: 'id-ID' } },
  },
}
