import styled from '@emotion/styled'
import MuiCard from '@mui/material/Card'
import type { ComponentProps, ElementType } from 'react'
import { wholeWords } from '../layout/styles'
import { colour, space } from '@theme/tokens'

/** It lays out the plain elements inside it, once for all. */
const Layout = styled(MuiCard)({
  padding: space.gutter,
  '& .head': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 12,
    marginBottom: 10,
  },
  '& h2': { fontSize: '1rem', fontWeight: 700, lineHeight: 1.35 },
  '& .head h2': wholeWords,
  '& .change': {
    flex: 'none',
    fontWeight: 700,
    fontSize: '0.875rem',
    minHeight: 44,
    marginBlock: -12,
    paddingInline: 8,
    marginRight: -8,
    display: 'inline-flex',
    alignItems: 'center',
    textDecoration: 'none',
  },
  // The list takes the width of its place and never makes it wider: an email is one long word.
  '& .facts': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 8, containerType: 'inline-size' },
  '& .facts > div': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 16 },
  '& dt': { color: colour.quiet },
  '& .facts dt': { maxWidth: '60%', minWidth: 'min-content', overflowWrap: 'break-word' },
  // The value shrinks first. If its longest word or price still does not fit, the value wraps below its label.
  '& .facts dd': { ...wholeWords, textAlign: 'right', fontWeight: 600 },
  // A line breaks only where its letters are very large.
  '& .facts .lines': { whiteSpace: 'pre' },
  '@container (max-width: 13em)': { '& .facts .lines': { whiteSpace: 'pre-line' } },
  // A whole touch target in the height of the line.
  '& .facts a': { display: 'inline-block', paddingBlock: 11, marginBlock: -11 },
  '& .money': { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  '& .whole': { whiteSpace: 'nowrap' },
  // With large letters each value stands below its label, and a date or number that is longer than the line may wrap.
  '@container (max-width: 10.5em)': {
    '& .facts > div': { display: 'block' },
    '& .facts dt': { maxWidth: 'none' },
    '& .whole': { whiteSpace: 'normal' },
  },
  '& .quiet': { color: colour.quiet },
  '& small': { display: 'block', fontSize: '0.8125rem', fontWeight: 450, color: colour.quiet },
}) as typeof MuiCard

export type CardProps = ComponentProps<typeof MuiCard> & { component?: ElementType }

/** MUI's card with room at its edges. */
export const Card = ({ component = 'section', ...props }: CardProps) => <Layout component={component} {...props} />
