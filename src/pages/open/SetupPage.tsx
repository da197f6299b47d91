import { useState } from 'react'
import { useNavigate } from 'react-router'
import { enter } from '@/auth-provider/enter'
import { useAuthServices } from '@/auth-provider/useSession'
import { emailProblem, nameProblem, type AccountProblem } from '@/domain/access/accountRules'
import { normalEmail } from '@/domain/access/email'
import { accountProblemTexts } from '@/i18n/rules/accountRules'
import { t } from '@/i18n/openScreens'
import { paths } from '@/paths'
import { Spinner } from '@/ui/feedback/Spinner'
import { TextField } from '@/ui/form/TextField'
import { NewPassword, NO_PASSWORDS, passwordProblems } from './NewPassword'
import { OpenEnd, OpenFailure, OpenForm } from './OpenForm'
import { useRead, useSend } from '../useCall'

const PATH = '/partner/setup'
const EMPTY = { business: '', name: '', email: '', key: '' }

const textOf = (problem: AccountProblem | null) => (problem ? accountProblemTexts[problem] : undefined)

/** `/mulai`: the first account of a new database (docs/product.md §29.1.3). Default export: it loads when it is opened. */
export default function SetupPage() {
  const { answer, failure, again } = useRead(PATH, { isOpen: true })
  if (failure) return <OpenFailure failure={failure} again={again} />
  if (!answer) return <Spinner full />
  if (answer.open !== true) return <OpenEnd title={t('setup.closedTitle')} text={t('setup.closedText')} />
  return <SetupForm needsKey={answer.needs_key !== false} />
}

function SetupForm({ needsKey }: { needsKey: boolean }) {
  const { session } = useAuthServices()
  const navigate = useNavigate()
  const [printedKey] = useState(() => new URLSearchParams(window.location.search).get('kunci') ?? '')
  const [typed, setTyped] = useState({ ...EMPTY, key: printedKey })
  const [passwords, setPasswords] = useState(NO_PASSWORDS)
  const [isTried, setTried] = useState(false)
  const { send, isPending, errors, message } = useSend({ isOpen: true })

  const own = {
    business: textOf(nameProblem(typed.business)),
    name: textOf(nameProblem(typed.name)),
    email: textOf(emailProblem(typed.email)),
    ...passwordProblems(passwords, typed.email),
  }
  const found = Object.fromEntries(Object.entries(own).filter(([, text]) => text !== undefined))
  const problems: Partial<Record<string, string>> = isTried ? { ...errors, ...found } : {}
  const hasOwn = Object.keys(found).length > 0

  function submit() {
    setTried(true)
    if (hasOwn) return
    const { key, ...owner } = typed
    const body = { ...owner, email: normalEmail(owner.email), password: passwords.password, ...(key ? { key } : {}) }
    void send('POST', PATH, body, (answer) => {
      enter(session, answer)
      navigate(paths.home, { replace: true })
    })
  }

  const field = (name: keyof typeof EMPTY) => ({
    name,
    disabled: isPending,
    value: typed[name],
    onChange: (event: { target: { value: string } }) => setTyped({ ...typed, [name]: event.target.value }),
    error: problems[name],
  })

  return (
    <OpenForm
      title={t('setup.title')}
      subtitle={t('setup.subtitle')}
      failure={message}
      isPending={isPending}
      submit={t('setup.submit')}
      pending={t('setup.submitting')}
      spoken={t('setup.nowSubmitting')}
      onSubmit={submit}
    >
      <TextField label={t('setup.business')} autoComplete="organization" enterKeyHint="next" {...field('business')} />
      <TextField label={t('setup.name')} autoComplete="name" enterKeyHint="next" {...field('name')} />
      <TextField
        label={t('auth.email')}
        inputMode="email"
        autoComplete="username"
        enterKeyHint="next"
        {...field('email')}
      />
      <NewPassword value={passwords} onChange={setPasswords} problems={problems} disabled={isPending} />
      {needsKey && (printedKey === '' || problems.key) && (
        <TextField label={t('setup.key')} hint={t('setup.keyHint')} autoComplete="off" {...field('key')} />
      )}
    </OpenForm>
  )
}
