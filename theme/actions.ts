import { colour, radius, shadow, TOUCH, type } from './tokens'

const focusRing = { outline: `2px solid ${colour.accent}`, outlineOffset: 2 }
const whenHovered = (style: object) => ({ '&:active': style, '@media (hover: hover)': { '&:hover': style } })

export const forced = '@media (forced-colors: active)'
/** The look of a choice that is taken. */
export const chosen = { backgroundColor: colour.accentSoft, borderColor: colour.accent, color: colour.accentDark }
/** In forced colours the backgrounds are gone, so a choice has the colours of a selected text. */
export const chosenForced = {
  forcedColorAdjust: 'none',
  backgroundColor: 'Highlight',
  borderColor: 'Highlight',
  color: 'HighlightText',
} as const

/** The look of controls: buttons, chips, tabs and menus. Every target is at least 44 px high. */
export const actionComponents = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { font: 'inherit', wordSpacing: 'inherit', '&.Mui-focusVisible': focusRing } },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        minWidth: 0,
        minHeight: TOUCH,
        padding: '7px 17px',
        borderRadius: radius.medium,
        fontSize: '0.9375rem',
        fontWeight: type.weight.bold,
        lineHeight: 1.4,
        letterSpacing: 0,
        textAlign: 'center',
        textTransform: 'none',
      },
      text: whenHovered({ backgroundColor: colour.accentSoft }),
      outlined: {
        padding: '6px 16px',
        borderColor: colour.lineStrong,
        color: colour.text,
        ...whenHovered({ backgroundColor: colour.accentSoft, borderColor: colour.lineStrong }),
        '&.Mui-disabled': { backgroundColor: colour.sunken, borderColor: colour.line },
      },
      contained: {
        ...whenHovered({ backgroundColor: colour.accentDark }),
        '&.Mui-disabled': { outline: `1px solid ${colour.line}`, outlineOffset: -1 },
      },
      sizeLarge: { minHeight: 52, fontSize: '1rem' },
      startIcon: { marginLeft: 0 },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: { width: TOUCH, height: TOUCH, padding: 0, ...whenHovered({ backgroundColor: colour.sunken }) },
    },
  },
  MuiListItemButton: {
    styleOverrides: {
      root: {
        width: '100%',
        minHeight: 52,
        padding: '8px 16px',
        gap: 12,
        textAlign: 'left',
        font: 'inherit',
        fontWeight: type.weight.medium,
      },
    },
  },
  MuiBottomNavigation: {
    defaultProps: { showLabels: true },
    styleOverrides: { root: { height: 'auto', minHeight: 60 } },
  },
  MuiBottomNavigationAction: {
    styleOverrides: {
      root: {
        maxWidth: 'none',
        paddingBlock: 6,
        gap: 2,
        color: colour.quiet,
        [forced]: { '&.Mui-selected': { textDecoration: 'underline' } },
      },
      label: { fontSize: '0.75rem', fontWeight: type.weight.medium, '&.Mui-selected': { fontSize: '0.75rem' } },
    },
  },
  MuiPopover: {
    styleOverrides: { paper: { padding: 6, border: `1px solid ${colour.line}`, boxShadow: shadow.floating } },
  },
  MuiMenu: { styleOverrides: { list: { padding: 0 } } },
  MuiMenuItem: {
    styleOverrides: {
      root: { minHeight: TOUCH, borderRadius: radius.small, fontSize: '0.9375rem', fontWeight: type.weight.bold },
    },
  },
  MuiChip: {
    styleOverrides: {
      root: {
        height: 'auto',
        minHeight: 30,
        fontSize: 'inherit',
        fontWeight: 'inherit',
      },
      outlined: {
        // The whole border: the page before React has no colour of MUI's own for it, and would draw none.
        border: `1px solid ${colour.lineStrong}`,
        backgroundColor: colour.surface,
        '&.MuiChip-colorPrimary': chosen,
        [forced]: { '&.MuiChip-colorPrimary': chosenForced },
      },
      label: { padding: '4px 12px', whiteSpace: 'normal' },
    },
  },
} as const
