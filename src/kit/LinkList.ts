import styled from '@emotion/styled'
import { colour, TOUCH } from '@theme/tokens'

/** Rows that are links, with a line between two of them. */
export const LinkList = styled('ul')({
  '& li + li': { borderTop: `1px solid ${colour.line}` },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minHeight: TOUCH,
    padding: '10px 0',
    color: colour.text,
    textDecoration: 'none',
  },
  '& .words': { flex: 1, minWidth: 0 },
  '& .name': { display: 'flex', alignItems: 'start', justifyContent: 'space-between', gap: 12 },
  '& strong': { display: 'block', lineHeight: 1.35, overflowWrap: 'anywhere' },
  '& .note': { display: 'inline-block' },
  '& small': { display: 'block', fontSize: '0.8125rem', color: colour.quiet },
})
