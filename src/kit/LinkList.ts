import styled from '@emotion/styled'
import { colour, TOUCH } from '@theme/tokens'

/** Rows that are links or buttons, with a line between two of them. */
export const LinkList = styled('ul')({
  '& li + li': { borderTop: `1px solid ${colour.line}` },
  '& li > a, & li > button': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minHeight: TOUCH,
    padding: '10px 0',
    color: colour.text,
    textDecoration: 'none',
  },
  '& li > button': {
    width: '100%',
    border: 0,
    background: 'none',
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
  },
  '& .words': { flex: 1, minWidth: 0 },
  '& .name': { display: 'flex', flexWrap: 'wrap', alignItems: 'start', justifyContent: 'space-between', columnGap: 12 },
  '& .name > strong': { flex: '1 1 8em', minWidth: 0 },
  '& strong': { display: 'block', lineHeight: 1.35, overflowWrap: 'anywhere' },
  '& .note': { display: 'inline-block' },
  '& :is(.money, .whole)': { whiteSpace: 'nowrap' },
  '& small': { display: 'block', fontSize: '0.8125rem', color: colour.quiet },
})
