import styled from '@emotion/styled'
import { colour } from '../../theme/tokens'
import { surface } from '../ui/elements/Card'

/** A card whose rows are buttons or links. It is no styled `Card`, because index.html would then hold all styles of a card again. */
export const Rows = styled('div')({
  ...surface,
  overflow: 'hidden',
  '& button, & a': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    width: '100%',
    minHeight: 52,
    padding: '8px 16px',
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    cursor: 'pointer',
    textAlign: 'left',
    textDecoration: 'none',
    fontWeight: 600,
    '&:hover': { backgroundColor: colour.sunken },
  },
  '& button + button': { borderTop: `1px solid ${colour.line}` },
  '& span': { flex: 1 },
  '& small': { display: 'block', fontSize: '0.8125rem', fontWeight: 500, color: colour.quiet },
})
