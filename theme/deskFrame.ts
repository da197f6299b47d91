import type { Themed } from './baseTheme'
import { colour, radius, SIDEBAR_WIDTH, type } from './tokens'

const noPrint = { '@media print': { display: 'none' } }

/** The look of react-admin's frame on the desk: the menu and the app bar. */
export const deskFrame: Themed['components'] = {
  RaSidebar: {
    styleOverrides: {
      root: {
        position: 'fixed',
        inset: '0 auto 0 0',
        height: 'auto',
        zIndex: 20,
        ...noPrint,
        '& .MuiPaper-root': {
          width: SIDEBAR_WIDTH,
          backgroundColor: colour.surface,
          borderRight: `1px solid ${colour.line}`,
        },
        // The whole drawer scrolls, with its scroll bar.
        '& .RaSidebar-fixed': { position: 'static', height: 'auto', overflow: 'visible' },
      },
    },
  },
  RaMenu: {
    styleOverrides: {
      root: {
        padding: '12px 12px 32px',
        '&.RaMenu-open': { width: 'auto' },
        '& .MuiMenuItem-root': { width: '100%', minHeight: 34, padding: '2px 12px', color: colour.text },
        '& .MuiMenuItem-root > .MuiListItemIcon-root': { minWidth: 32, color: 'inherit' },
        '& h2': { marginTop: 8 },
        '& h2 .MuiMenuItem-root': { fontSize: '0.875rem', textAlign: 'left', color: colour.quiet },
        // The entries of a group stand under its name, not under its icon.
        '& .MuiCollapse-root .MuiMenuItem-root': { paddingLeft: 44 },
        '& .MuiDivider-root': { marginBlock: 8 },
        // The name of the app stands above the entries.
        '& > .MuiMenuItem-root:first-of-type': {
          minHeight: 44,
          gap: 12,
          padding: '0 8px',
          marginBottom: 8,
          fontSize: '1rem',
          fontWeight: type.weight.heavy,
        },
      },
    },
  },
  RaMenuItemLink: {
    styleOverrides: {
      root: {
        borderRadius: radius.small,
        fontWeight: type.weight.medium,
        '&[aria-current=page]': {
          backgroundColor: colour.accentSoft,
          color: colour.accentDark,
          fontWeight: type.weight.bold,
        },
      },
    },
  },
}
