import { useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { enter, leaveHere } from '@/auth-provider/enter'
import { useAuthServices } from '@/auth-provider/useSession'
import { t } from '@/i18n/openScreens'
import { paths } from '@/paths'
import { Spinner } from '@/ui/feedback/Spinner'
import { Card } from '@/ui/elements/Card'
import { NewPassword, NO_PASSWORDS, passwordProblems } from './NewPassword'
import { OpenEnd, OpenFailure, OpenForm } from './OpenForm'
import { useRead, useSend } from '../useCall'

const PATH = '/partner/account-link'

/** `/undangan#{token}` and `/atur-ulang#{token}`: a user chooses a password (docs/product.md §29.2.2). Default export: it loads when it is opened. */
export default function LinkPage() {
  const { hash } = useLocation()
  const { token = hash.slice(1) } = useParams()
  return <LinkOf key={token} token={token} />
}

function LinkOf({ token }: { token: string }) {
  const { answer, failure, again } = useRead(PATH, { isOpen: true, body: { token } })
  if (failure?.status === 404) return <Gone />
  if (failure) return <OpenFailure failure={failure} again={again} />
  if (!answer) return <Spinner full />
  return (
    <LinkForm token={token} name={String(answer.name)} email={String(answer.email)} isReset={answer.kind === 'reset'} />
  )
}

/** Every link that is not valid leads to this page. It does not tell whether the link was valid before. */
const Gone = () => <OpenEnd title={t('link.goneTitle')} text={t('link.goneText')} />

function LinkForm({ token, name, email, isReset }: { token: string; name: string; email: string; isReset: boolean }) {
  const { session } = useAuthServices()
  const navigate = useNavigate()
  const [passwords, setPasswords] = useState(NO_PASSWORDS)
  const [isTried, setTried] = useState(false)
  const [isSaved, setSaved] = useState(false)
  const { send, isPending, failure, isUnsure, errors, message } = useSend({ isOpen: true })
  const found = passwordProblems(passwords, email)
  const problems = isTried ? { ...errors, ...found } : {}

  function submit() {
    setTried(true)
    if (Object.keys(found).length > 0) return
    void send('POST', `${PATH}/password`, { token, password: passwords.password }, (answer) => {
      if (enter(session, answer)) return navigate(paths.home, { replace: true })
      // The login asks for the second factor. Somebody else's session would hide it.
      leaveHere(session)
      setSaved(true)
    })
  }

  if (isSaved) return <OpenEnd title={t('link.savedTitle')} text={t('link.saved')} />
  const { status = 0 } = failure ?? {}
  if (status === 404 && !isUnsure) return <Gone />
  // The link works once, so a try without an answer may have used it up.
  if (failure && isUnsure && (status === 0 || status === 404 || status >= 500)) {
    const again = status === 404 ? [] : [{ label: t('link.again'), onClick: submit }]
    return <OpenEnd title={t('link.unsureTitle')} text={t('link.unsure')} actions={again} />
  }
  return (
    <OpenForm
      title={t(isReset ? 'link.reset' : 'link.invitation')}
      subtitle={isReset ? t('link.resetText') : t('link.invitationText', { app: t('app.name') })}
      failure={message}
      isPending={isPending}
      submit={t('link.submit')}
      spoken={t('link.nowSubmitting')}
      onSubmit={submit}
    >
      <Card component="div">
        <dl className="facts">
          <div>
            <dt>{t('profile.name')}</dt>
            <dd>{name}</dd>
          </div>
          <div>
            <dt>{t('auth.email')}</dt>
            <dd>{email}</dd>
          </div>
        </dl>
      </Card>
      {/* Password managers keep the password under this name. */}
      <input type="hidden" name="email" autoComplete="username" value={email} />
      <NewPassword value={passwords} onChange={setPasswords} problems={problems} disabled={isPending} />
    </OpenForm>
  )
}
