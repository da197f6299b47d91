import styled from '@emotion/styled'
import type { ComponentProps } from 'react'
import { colour, FRAME_WIDTH, radius, space } from '@theme/tokens'

const Page = styled('main')({
  display: 'flex',
  flexDirection: 'column',
  padding: `56px ${space.gutter * 1.5}px 32px`,
  backgroundColor: colour.surface,
  flex: 1,
  '[data-layout=desktop] > &': { width: '100%', maxWidth: FRAME_WIDTH, marginInline: 'auto' },
  '& h1': { fontSize: '1.75rem', fontWeight: 800, lineHeight: 1.2, letterSpacing: '-0.02em', marginTop: 28 },
  '& .subtitle': { color: colour.quiet, marginTop: 6, marginBottom: 28 },
  '& form': { display: 'grid', gap: 20 },
  '& .soon': { color: colour.quiet, fontSize: '0.875rem', textAlign: 'center', minHeight: '1.5em', marginTop: 8 },
  '& .hint': { color: colour.quiet, fontSize: '0.8125rem', lineHeight: 1.4 },
  '& > button': { width: '100%' },
  '& .ended': {
    backgroundColor: colour.sunken,
    border: `1px solid ${colour.line}`,
    borderRadius: radius.medium,
    padding: '12px 14px',
    marginBottom: 20,
  },
  '& .or': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    color: colour.quiet,
    fontSize: '0.875rem',
    margin: '24px 0',
  },
  '& .or::before, & .or::after': { content: '""', height: 1, flex: 1, backgroundColor: colour.line },
})

/** The look of the login, and of the other screens that stand without the app's bars. */
export const SignInPage = (props: ComponentProps<'main'>) => <Page {...props} data-bare />
