import { useNavigate } from 'react-router'
import styled from '@emotion/styled'
import { colour, FRAME_WIDTH, space } from '@theme/tokens'
import { moveInHistory } from '@/ui/hooks/browserHistory'
import { paths } from '@/paths'
import { Button } from '@/ui/elements/Button'
import { ScreenTitle } from '@/ui/a11y/ScreenTitle'
import { t } from '@/i18n/translate'

/** Whether an earlier page of the app is behind. A browser without the Navigation API only tells that some page is. */
function canGoBack(): boolean {
  const { navigation } = window as { navigation?: { canGoBack: boolean } }
  return navigation?.canGoBack ?? window.history.length > 1
}

/** Goes back by one entry. If the app was opened on this screen, it goes home (docs/product.md §2.5.3). */
function useGoBack(): () => void {
  const navigate = useNavigate()
  return () => void (canGoBack() ? moveInHistory(-1) : navigate(paths.home))
}

const Page = styled('main')({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: 12,
  padding: space.gutter * 1.5,
  textAlign: 'center',
  flex: 1,
  '& .code': { fontSize: '4.5rem', fontWeight: 800, lineHeight: 1, color: colour.error, letterSpacing: '-0.04em' },
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

/** The ways out of a page that shows nothing: home, and back. */
function DeadEnd({ code, name }: { code: string; name: 'denied' | 'notFound' }) {
  const navigate = useNavigate()
  const goBack = useGoBack()
  return (
    <ErrorPage
      code={code}
      title={t(`${name}.title`)}
      text={t(`${name}.text`)}
      actions={[
        { label: t(`${name}.home`), onClick: () => navigate(paths.home) },
        { label: t(`${name}.back`), onClick: goBack },
      ]}
    />
  )
}

export const AccessDeniedPage = () => <DeadEnd code="403" name="denied" />

export const NotFoundPage = () => <DeadEnd code="404" name="notFound" />

/** Shown when the session cannot be set up. The router may be missing then, so this page does not use it. */
export function AuthenticationErrorPage() {
  return (
    <ErrorPage
      title={t('auth.errorTitle')}
      text={t('auth.errorText')}
      actions={[
        { label: t('auth.tryAgain'), onClick: () => window.location.reload() },
        { label: t('auth.goHome'), onClick: () => window.location.assign(paths.home) },
      ]}
    />
  )
}
