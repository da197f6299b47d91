import { Suspense, use, useState } from 'react'
import { t } from '../../i18n/translate'
import { Button, type ButtonProps } from '../../ui/layout/Button'
import { DraftsContext } from '../../offline/draftsContext'
import { lazyScreen } from '../../ui/layout/lazyScreen'
import { leaveAndSignOut } from '../../ui/hooks/unsavedChanges'
import type { SignOutQuestionProps } from './SignOutQuestion'

/** Loaded by itself: few users need it, and no page should wait for its sheet. */
export const SignOutQuestion = lazyScreen<SignOutQuestionProps>(async () => ({
  default: (await import('./SignOutQuestion')).SignOutQuestion,
}))

const inWords = (names: readonly string[]) =>
  t('signOut.text', { names: names.map((name) => (name === '' ? t('draft.nameless') : `“${name}”`)).join(', ') })

/** 'Keluar'. It asks first where drafts would be lost with the session; a form on the screen asks about itself. */
export function SignOutButton({
  onSignOut,
  ...look
}: Pick<ButtonProps, 'size' | 'startIcon'> & { onSignOut: () => void }) {
  const drafts = use(DraftsContext)
  const [text, setText] = useState<string | null>(null)
  const [isAsking, setAsking] = useState(false)

  function askAboutDrafts() {
    const names = drafts.names()
    if (names.length === 0) return onSignOut()
    const words = inWords(names)
    const ask = () => {
      setText(words)
      setAsking(true)
    }
    // If the sheet's code cannot be loaded, the browser's own question stands in.
    SignOutQuestion.preload().then(ask, () => window.confirm(words) && onSignOut())
  }

  return (
    <>
      <Button variant="outlined" {...look} onClick={() => leaveAndSignOut(onSignOut, askAboutDrafts)}>
        {t('auth.logout')}
      </Button>
      {text !== null && (
        <Suspense>
          <SignOutQuestion open={isAsking} text={text} onCancel={() => setAsking(false)} onSignOut={onSignOut} />
        </Suspense>
      )}
    </>
  )
}
