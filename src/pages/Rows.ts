import styled from '@emotion/styled'
import { colour } from '../../theme/tokens'
import { Card } from '../ui/elements/Card'

/** A card whose rows are buttons or links. */
export const Rows = styled(Card)({
  padding: 0,
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
  '& small': { color: colour.quiet, fontWeight: 500 },
})
