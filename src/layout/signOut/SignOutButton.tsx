import { use, useState } from 'react'
import { t } from '@/i18n/translate'
import { Button, type ButtonProps } from '@/ui/elements/Button'
import { DraftsContext } from '@/ui/user/draftsContext'
import { lazyScreen } from '@/ui/layout/lazyScreen'
import { leaveAndSignOut } from '@/ui/hooks/unsavedChanges'

/** Few users ever need this sheet, so its code loads on demand and no page waits for it. */
export const SignOutQuestion = lazyScreen(async () => (await import('./SignOutQuestion')).SignOutQuestion)

const inWords = (names: readonly string[]) =>
  t('signOut.text', { names: names.map((name) => (name === '' ? t('app.nameless') : `“${name}”`)).join(', ') })

/** The button 'Keluar'. It asks first if the logout would delete drafts; an open wizard asks about its own draft. */
export function SignOutButton({
  onSignOut,
  ...look
}: Pick<ButtonProps, 'variant' | 'size' | 'startIcon'> & { onSignOut: () => void }) {
  const drafts = use(DraftsContext)
  const [text, setText] = useState<string | null>(null)
  const [isAsking, setAsking] = useState(false)

  function askAboutDrafts() {
    const names = drafts.all().map(({ name }) => name)
    if (names.length === 0) return onSignOut()
    const words = inWords(names)
    const ask = () => {
      setText(words)
      setAsking(true)
    }
    // If the sheet's code does not load, the browser's own dialog asks.
    SignOutQuestion.preload().then(ask, () => window.confirm(words) && onSignOut())
  }

  return (
    <>
      <Button variant="outlined" {...look} onClick={() => leaveAndSignOut(onSignOut, askAboutDrafts)}>
        {t('auth.logout')}
      </Button>
      {text !== null && (
        <SignOutQuestion open={isAsking} text={text} onCancel={() => setAsking(false)} onSignOut={onSignOut} />
      )}
    </>
  )
}
