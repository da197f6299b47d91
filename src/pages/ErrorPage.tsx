import styled from '@emotion/styled'
import { Button } from '../ui/elements/Button'
import { ScreenTitle } from '../ui/a11y/ScreenTitle'
import { colour, FRAME_WIDTH, space } from '../../theme/tokens'

const Page = styled('main')({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: 12,
  padding: space.gutter * 1.5,
  textAlign: 'center',
  flex: 1,
  '& .code': { fontSize: '4.5rem', fontWeight: 800, lineHeight: 1, color: colour.accent, letterSpacing: '-0.04em' },
  '& h1': { fontSize: '1.5rem', fontWeight: 700, lineHeight: 1.3 },
  '& p': { color: colour.quiet },
  '& .actions': { display: 'grid', gap: 12, width: '100%', maxWidth: FRAME_WIDTH, margin: '20px auto 0' },
})

export type ErrorPageProps = {
  code?: string
  title: string
  text: string
  actions: readonly { label: string; onClick: () => void }[]
}

/** A page that tells what is wrong and offers ways out; the first action is the most likely choice. */
export function ErrorPage({ code, title, text, actions }: ErrorPageProps) {
  return (
    <Page data-bare>
      {code && (
        <span className="code" aria-hidden="true">
          {code}
        </span>
      )}
      <ScreenTitle>{title}</ScreenTitle>
      <p>{text}</p>
      <div className="actions">
        {actions.map(({ label, onClick }, index) => (
          <Button key={label} size="large" variant={index === 0 ? 'contained' : 'outlined'} onClick={onClick}>
            {label}
          </Button>
        ))}
      </div>
    </Page>
  )
}
