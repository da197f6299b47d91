import { colour, radius, shadow, type } from './tokens'

/** In forced colours, where backgrounds and shadows are gone, the outline is drawn. */
const forcedLine = { outline: '1px solid transparent' }

/** The look of surfaces: cards, sheets, messages and the shapes of coming content. */
export const surfaceComponents = {
  // In the dark MUI would lighten raised surfaces.
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  // A card cuts nothing off: focus rings and menus reach over its edge.
  MuiCard: {
    styleOverrides: {
      root: { overflow: 'visible', borderRadius: radius.large, boxShadow: shadow.card, ...forcedLine },
    },
  },
  MuiAppBar: {
    defaultProps: { color: 'inherit', position: 'sticky', elevation: 0 },
    styleOverrides: {
      root: { backgroundColor: colour.surface, color: colour.text, boxShadow: shadow.header, ...forcedLine },
    },
  },
  MuiAvatar: {
    styleOverrides: {
      root: { backgroundColor: colour.accentSoft, color: colour.accentDark, fontWeight: type.weight.heavy },
    },
  },
  MuiRating: {
    styleOverrides: { root: { verticalAlign: 'middle', color: colour.star, fontSize: 14 } },
  },
  MuiSkeleton: {
    defaultProps: { variant: 'rounded' },
    styleOverrides: { root: { backgroundColor: colour.line }, rounded: { borderRadius: radius.small } },
  },
  MuiCircularProgress: {
    styleOverrides: { track: { stroke: colour.line, opacity: 1 } },
  },
  MuiAlert: {
    styleOverrides: {
      root: {
        padding: '6px 14px',
        borderRadius: radius.medium,
        fontSize: 'inherit',
        fontWeight: 500,
        lineHeight: 1.4,
        letterSpacing: 0,
        overflowWrap: 'anywhere',
        ...forcedLine,
      },
      filled: { padding: '8px 16px', boxShadow: shadow.floating },
      message: { flex: 1, minWidth: 0, overflow: 'visible' },
      action: { alignItems: 'center', padding: 0, marginRight: -10 },
    },
  },
} as const
