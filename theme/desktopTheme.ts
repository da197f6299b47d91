import { baseTheme, type Themed } from './baseTheme'
import { colour, radius, SHEET_WIDTH, TOUCH, type } from './tokens'

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
    // A typed date looks as every other field (fields.ts): its label stands above it.
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
        // The words for an empty date are as dark as those of every other hint.
        sectionsContainer: {
          variants: [
            { props: { isFieldValueEmpty: true, isFieldFocused: false }, style: { opacity: 1, color: colour.quiet } },
          ],
        },
        notchedOutline: { top: 0, borderColor: colour.lineStrong, '& > legend': { display: 'none' } },
      },
    },
    MuiDialog: { styleOverrides: { paper: { borderRadius: radius.large } } },
  },
}
