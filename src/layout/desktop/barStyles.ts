import Button from '@mui/material/Button'
import styled from '@emotion/styled'
import { visuallyHidden } from '../../ui/a11y/visuallyHidden'
import { clampedTo } from '../../ui/layout/styles'
import { APP_BAR_HEIGHT, colour } from '../../../theme/tokens'

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
