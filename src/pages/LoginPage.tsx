import Alert from '@mui/material/Alert'
import { Suspense, use, useEffect, useId, useRef } from 'react'
import type { CodeFieldProps } from './account/CodeField'
import { lazyScreen } from '../ui/layout/lazyScreen'
import { useSession } from '../auth-provider/useSession'
import { BuildingMark } from '../ui/elements/BuildingMark'
import { Button } from '../ui/elements/Button'
import { ScreenTitle } from '../ui/a11y/ScreenTitle'
import { SlotsContext } from '../ui/layout/slots'
import { LiveRegion } from '../ui/a11y/LiveRegion'
import { TextField } from '../ui/form/TextField'
import { useKeptFocus } from '../ui/a11y/useKeptFocus'
import { reasonOf } from '../ui/feedback/reasonOf'
import { t } from '../i18n/translate'
import { wasSubmittedBefore } from '../shell/handover'
import { GoogleButton } from './GoogleButton'
import { PasswordField } from './PasswordField'
import { SignInPage as Page } from './SignInPage'
import { useLogin } from './useLogin'

const LoginCode = lazyScreen<CodeFieldProps>(async () => ({ default: (await import('./account/LoginCode')).LoginCode }))

/** The login form (docs/product.md §3.1 and §3.2). The guest guard decides which page follows. */
export function LoginPage() {
  const { hasEnded, farewell } = useSession()
  const { Login, hidesGoogle } = use(SlotsContext)
  const form = useRef<HTMLFormElement>(null)
  const titleId = useId()
  const login = useLogin((field) => form.current?.querySelector<HTMLElement>(`[name=${field}]`)?.focus())
  const { typed, setTyped, code, setCode, pending, failure, tried, problems } = login
  useKeptFocus(pending)

  // A fast user may have pressed the button before this code loaded: submit the form for them.
  useEffect(() => {
    if (wasSubmittedBefore()) form.current?.requestSubmit()
  }, [])

  return (
    <Page>
      <BuildingMark size={56} />
      <ScreenTitle id={titleId}>{t('auth.title')}</ScreenTitle>
      <p className="subtitle">{t('auth.subtitle')}</p>
      {hasEnded && !tried && <p className="ended">{t('error.401')}</p>}
      {farewell && !tried && (
        <p className="ended" role="status">
          {farewell}
        </p>
      )}
      {Login && <Login fill={setTyped} disabled={pending} />}
      <form ref={form} onSubmit={(event) => void login.submit(event)} noValidate aria-labelledby={titleId}>
        {failure && (
          <Alert severity="error">
            <p>{failure.message}</p>
            {failure.cause instanceof Error && <p>{reasonOf(failure)}</p>}
          </Alert>
        )}
        {/* Not type=email: some browsers change what was typed there. */}
        <TextField
          label={t('auth.email')}
          name="email"
          inputMode="email"
          autoComplete="username"
          enterKeyHint="next"
          disabled={pending}
          value={typed.email}
          onChange={(event) => setTyped({ ...typed, email: event.target.value })}
          error={problems.email}
        />
        <PasswordField
          disabled={pending}
          value={typed.password}
          onChange={(password) => setTyped({ ...typed, password })}
          error={problems.password}
        />
        {code !== null && (
          <Suspense>
            <LoginCode value={code} onChange={setCode} disabled={pending} />
          </Suspense>
        )}
        <Button type="submit" variant="contained" size="large" disabled={pending}>
          {t(pending ? 'auth.submitting' : 'auth.submit')}
        </Button>
        <LiveRegion text={pending ? t('auth.nowSubmitting') : ''} />
      </form>
      {!hidesGoogle && <GoogleButton />}
    </Page>
  )
}
