import styled from '@emotion/styled'
import { colour, radius } from '@theme/tokens'

/** The cards of the form, in one column on a phone and in two on the desktop. */
export const Cards = styled('main')({
  display: 'grid',
  gap: 16,
  alignContent: 'start',
  padding: 16,
  flex: 1,
  '& > section': { minWidth: 0 },
  '[data-layout=desktop] &': {
    padding: 24,
    gap: 20,
    width: '100%',
    maxWidth: 1240,
    gridTemplate: 'auto auto 1fr / 1fr 1fr',
    alignItems: 'start',
    // The plan stands beside the others, because it grows and shrinks.
    '& > section:nth-of-type(2)': { gridArea: '2 / 2 / span 2' },
  },
})

/** The fields of one card. */
export const Fields = styled('div')({
  display: 'grid',
  gap: 20,
  '& .hint': { marginTop: 6, fontSize: '0.8125rem', lineHeight: 1.4, color: colour.quiet },
})

/** One instalment. */
export const Box = styled('div')({
  display: 'grid',
  gap: 16,
  padding: 14,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.medium,
  '& .top': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 12, fontWeight: 700 },
  '& .two': {
    display: 'grid',
    gap: 16,
    gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
    alignItems: 'end',
  },
})
