import Alert from '@mui/material/Alert'
import { Suspense, use, useEffect, useId, useRef, useState, type FormEvent } from 'react'
import { lazyScreen } from '@/ui/layout/lazyScreen'
import { useSession, needsCode, useAuthServices } from '@/auth-provider/useSession'
import { BuildingMark } from '@/ui/elements/BuildingMark'
import { Button } from '@/ui/elements/Button'
import { ScreenTitle } from '@/ui/a11y/ScreenTitle'
import { SlotsContext } from '@/ui/layout/slots'
import { LiveRegion } from '@/ui/a11y/LiveRegion'
import { TextField } from '@/ui/form/TextField'
import { useKeptFocus } from '@/ui/a11y/useKeptFocus'
import { reasonOf } from '@/ui/feedback/reasonOf'
import { t } from '@/i18n/translate'
import { wasSubmittedBefore, typedBefore } from '@/shell/handover'
import { meantEmail } from '@/domain/access/email'
import { credentialProblems } from '@/domain/access/credentials'
import { PasswordField } from './PasswordField'
import { SignInPage as Page } from './SignInPage'

type State = { pending: boolean; failure: Error | null; tried: boolean }

/** What stands in the fields of the page, which the guest may have filled before React. */
const readTyped = () => ({ email: typedBefore('email'), password: typedBefore('password') })

/** The state and the request of the login form. `focusField` gives the focus to a field with a problem. */
function useLogin(focusField: (field: string) => void, onSend: () => unknown) {
  const { authProvider } = useAuthServices()
  const [typed, setTyped] = useState(readTyped)
  // Autofill adds spaces around an email, and copies bring marks that nobody sees.
  const credentials = { ...typed, email: meantEmail(typed.email) }
  const [code, setCode] = useState<string | null>(null)
  const [state, setState] = useState<State>({ pending: false, failure: null, tried: false })
  const busy = useRef(false)

  async function send() {
    busy.current = true
    setState({ pending: true, failure: null, tried: true })
    void onSend()
    try {
      await authProvider.login(code === null ? credentials : { ...credentials, code })
    } catch (error) {
      const failure = error instanceof Error ? error : new Error(String(error))
      // A failed login is logged too (docs/product.md §3.1.5). Log only the message, never the user's input.
      console.error(`[auth] ${failure.message}`)
      const asksFirst = needsCode(error) && code === null
      if (asksFirst) setCode('')
      setState({ pending: false, failure: asksFirst ? null : failure, tried: true })
    } finally {
      busy.current = false
    }
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy.current) return
    const [wrong] = Object.keys(credentialProblems(credentials))
    if (!wrong) return send()
    setState({ pending: false, failure: null, tried: true })
    focusField(wrong)
  }

  return {
    ...state,
    typed,
    setTyped,
    /** The code of the second factor; null until the server asks for it. */
    code,
    setCode,
    /** The problems of the fields, once the user has tried to sign in. */
    problems: state.tried ? credentialProblems(credentials) : {},
    submit,
  }
}

/** 'Continue with Google' signs nobody in yet, and says so (docs/product.md §3.1.4). */
function GoogleButton() {
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <div className="or">{t('auth.or')}</div>
      <Button variant="outlined" size="large" startIcon={<GoogleMark />} onClick={() => setAsked(true)}>
        {t('auth.google')}
      </Button>
      <p className="soon" role="status">
        {isAsked && t('auth.soon')}
      </p>
    </>
  )
}

const GoogleMark = () => (
  <svg width="20" height="20" viewBox="0 0 48 48" aria-hidden="true">
    <path
      fill="#4285F4"
      d="M45 24.500c0-1.600-.1-2.800-.4-4H24v7.500h12.100c-.3 2-1.600 5-4.600 7l7 5.500c4.200-3.900 6.500-9.600 6.500-16z"
    />
    <path
      fill="#34A853"
      d="M24 46c5.900 0 10.900-2 14.500-5.400l-7-5.500c-1.900 1.300-4.400 2.200-7.500 2.200-5.800 0-10.700-3.800-12.400-9.100l-7.200 5.600C8 41.100 15.400 46 24 46z"
    />
    <path
      fill="#FBBC05"
      d="M11.600 28.200c-.5-1.300-.7-2.700-.7-4.200s.3-2.900.7-4.200l-7.200-5.600C2.900 17.200 2 20.500 2 24s.9 6.800 2.400 9.800z"
    />
    <path
      fill="#EA4335"
      d="M24 10.700c4.100 0 6.900 1.800 8.500 3.300l6.200-6C34.900 4.300 29.900 2 24 2 15.400 2 8 6.900 4.400 14.200l7.200 5.600C13.300 14.500 18.200 10.700 24 10.700z"
    />
  </svg>
)

const LoginCode = lazyScreen(async () => (await import('./account/LoginCode')).LoginCode)

/**
 * The login form (docs/product.md §3.1 and §3.2). The guest guard decides which page follows; `onSend` may fetch its code
 * while the request is out.
 */
export function LoginPage({ onSend }: { onSend: () => unknown }) {
  const { hasEnded, farewell } = useSession()
  const { Login, hidesGoogle } = use(SlotsContext)
  const form = useRef<HTMLFormElement>(null)
  const titleId = useId()
  const login = useLogin((field) => form.current?.querySelector<HTMLElement>(`[name=${field}]`)?.focus(), onSend)
  const { typed, setTyped, code, setCode, pending, failure, tried, problems } = login
  useKeptFocus(pending)

  // React draws the page in slices, so a fast user may have typed since, and may have pressed the button: submit the form
  // for them.
  useEffect(() => {
    setTyped(readTyped)
    if (wasSubmittedBefore()) form.current?.requestSubmit()
  }, [setTyped])

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
