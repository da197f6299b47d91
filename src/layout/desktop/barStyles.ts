import Button from '@mui/material/Button'
import styled from '@emotion/styled'
import { visuallyHidden } from '../../ui/a11y/visuallyHidden'
import { clampedTo } from '../../ui/layout/styles'
import { APP_BAR_HEIGHT, colour, radius, SIDEBAR_WIDTH } from '../../../theme/tokens'

export const Sidebar = styled('nav')({
  position: 'fixed',
  insetBlock: 0,
  left: 0,
  width: SIDEBAR_WIDTH,
  overflowY: 'auto',
  padding: '12px 12px 32px',
  backgroundColor: colour.surface,
  borderRight: `1px solid ${colour.line}`,
  zIndex: 20,
  '@media print': { display: 'none' },
  '& .brand': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minHeight: 44,
    padding: '0 8px',
    marginBottom: 8,
    fontWeight: 800,
    color: colour.text,
    textDecoration: 'none',
  },
  '& .own': { marginTop: 8, paddingTop: 8, borderTop: `1px solid ${colour.line}` },
  '& .MuiListItemButton-root': { minHeight: 34, padding: '2px 12px', borderRadius: radius.small, color: colour.text },
  '& .MuiListItemButton-root > span': { flex: 1 },
  // The entries of a group stand under its name, not under its icon.
  '& .MuiCollapse-root .MuiListItemButton-root': { paddingLeft: 44 },
  '& h2': { marginTop: 8 },
  '& h2 .MuiListItemButton-root': { fontSize: '0.875rem', fontWeight: 700, color: colour.quiet },
  '& .MuiListItemButton-root[aria-current=page]': {
    backgroundColor: colour.accentSoft,
    color: colour.accentDark,
    fontWeight: 700,
  },
})

export const Bar = styled('div')({
  height: APP_BAR_HEIGHT,
  paddingInline: 24,
  '@media print': { display: 'none' },
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  '& #react-admin-title, & .title, & .title > h1': { flex: 1, fontSize: '1.125rem', fontWeight: 700 },
  '& .who': { display: 'grid', textAlign: 'left', lineHeight: 1.3, '& > *': clampedTo(1) },
  '& small': { fontSize: '0.8125rem', fontWeight: 450, color: colour.quiet },
  '& .account': { gap: 10, padding: '4px 8px', maxWidth: 240 },
  '& .find': {
    minWidth: 190,
    justifyContent: 'flex-start',
    color: colour.quiet,
    fontWeight: 450,
    '& > span:last-of-type': { flex: 1, display: 'flex', justifyContent: 'space-between', gap: 12 },
    '& kbd': { font: 'inherit', fontSize: '0.8125rem' },
  },
  // A narrow window keeps its room for the title.
  '@media (max-width: 1099px)': { '& .who': { ...visuallyHidden }, '& .find': { minWidth: 0 } },
})

export const SkipLink = styled(Button)({
  position: 'fixed',
  top: 8,
  left: 8,
  zIndex: 2000,
  '&:not(:focus)': { transform: 'translateY(-200%)' },
})

export const RefreshPlace = styled('span')({ display: 'grid', placeItems: 'center', '& > *': { gridArea: '1 / 1' } })
