import styled from '@emotion/styled'
import { colour, CONTENT_WIDTH } from '@theme/tokens'

/** The place of an admin's form on the desktop: cards below each other, buttons at the end. */
export const AdminPlace = styled('main')({
  padding: 24,
  maxWidth: 880,
  // A table of many columns has the window's width.
  '&:has([data-wide])': { maxWidth: CONTENT_WIDTH },
  width: '100%',
  alignContent: 'start',
  // A table that is too wide scrolls inside its box: a column without `minmax` would grow with it.
  '&, & form, & .fields': { display: 'grid', gap: 20, gridTemplateColumns: 'minmax(0, 1fr)' },
  '& .two': { display: 'grid', gap: 20, gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))' },
  '& .buttons': { display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' },
  '& h2': { fontSize: '1rem', fontWeight: 700 },
  '& .quiet': { color: colour.quiet },
})
