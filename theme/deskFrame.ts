import { baseTheme, type Themed } from './baseTheme'
import { DESKTOP_FROM, MENU_FROM } from './constants'
import { APP_BAR_HEIGHT, colour, radius, SIDEBAR_WIDTH, type } from './tokens'

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
        // In a narrow window it lies over the screen.
        '&.MuiModal-root': { inset: 0, zIndex: 1200 },
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
  RaSkipNavigationButton: {
    styleOverrides: {
      root: {
        top: -80,
        padding: '7px 17px',
        backgroundColor: colour.accent,
        color: colour.onAccent,
        '&:focus': { top: 8 },
      },
    },
  },
  RaAppBar: {
    defaultProps: { color: 'inherit', position: 'fixed' },
    styleOverrides: {
      root: {
        width: 'calc(100% - var(--side))',
        ...noPrint,
        '& .RaAppBar-toolbar': { minHeight: APP_BAR_HEIGHT, padding: '0 24px', gap: 16 },
        [`@media (min-width: ${MENU_FROM}px)`]: { '& .RaAppBar-menuButton': { display: 'none' } },
        '& #react-admin-title, & #react-admin-title > h1': {
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          fontSize: '1.125rem',
          fontWeight: type.weight.bold,
        },
        '& .find': {
          minWidth: 190,
          justifyContent: 'flex-start',
          color: colour.quiet,
          fontWeight: type.weight.regular,
          '& > span:last-of-type': { flex: 1, display: 'flex', justifyContent: 'space-between', gap: 12 },
          '& kbd': { font: 'inherit', fontSize: '0.8125rem' },
        },
        // A narrow window keeps its room for the title.
        '@media (max-width: 1099px)': {
          '& .find': { minWidth: 0, padding: 11 },
          '& .find > span:last-of-type': { display: 'none' },
          '& .find .MuiButton-startIcon': { margin: 0 },
        },
        [`@media (max-width: ${MENU_FROM - 1}px)`]: {
          '& .RaAppBar-toolbar': { padding: '0 8px', gap: 4 },
          '& .RaAppBar-toolbar .who': { display: 'none' },
          // A phone has Keluar in Profil.
          [`@media (max-width: ${DESKTOP_FROM - 1}px)`]: { '& .signOut': { display: 'none' } },
        },
      },
    },
  },
  RaLoadingIndicator: {
    styleOverrides: {
      root: { '& .RaLoadingIndicator-loader': { top: 12, left: 12, minWidth: 20, minHeight: 20 } },
    },
  },
  RaUserMenu: {
    styleOverrides: {
      root: {
        '& .MuiIconButton-root': {
          width: 'auto',
          gap: 8,
          padding: '6px 8px',
          maxWidth: 240,
          borderRadius: radius.small,
        },
        '& .who': {
          minWidth: 0,
          display: 'grid',
          textAlign: 'left',
          fontSize: '0.875rem',
          fontWeight: type.weight.bold,
        },
        '& .who > *': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
        '& .who > small': { fontSize: '0.75rem', fontWeight: type.weight.regular, color: colour.quiet },
      },
    },
  },
  MuiListSubheader: {
    styleOverrides: { root: { paddingBlock: 8, lineHeight: 1.5, backgroundColor: 'transparent' } },
  },
  // A menu lies over the page, outside of its landmarks, so it is one itself.
  MuiMenu: {
    ...baseTheme.components?.MuiMenu,
    defaultProps: { slotProps: { paper: { role: 'region', 'aria-label': 'Menu' } } },
  },
}
