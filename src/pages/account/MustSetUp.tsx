import { useAuthServices } from '@/auth-provider/useSession'
import { SignOutButton } from '@/layout/signOut/SignOutButton'
import { t } from '@/i18n/ownAccount'
import { ScreenTitle } from '@/ui/a11y/ScreenTitle'
import { SignInPage } from '../SignInPage'
import { SheetBody } from '@/ui/sheet/BottomSheet'
import { SetUpFactor } from './SetUpFactor'

/** The one screen of an admin whose server demands a second factor that is not set up yet. */
export function MustSetUp() {
  const { authProvider } = useAuthServices()
  return (
    <SignInPage>
      <ScreenTitle>{t('account.factor')}</ScreenTitle>
      <p className="subtitle">{t('factor.required')}</p>
      <SheetBody style={{ padding: 0, marginBottom: 24 }}>
        <SetUpFactor onDone={() => void authProvider.getIdentity().catch(() => undefined)} />
      </SheetBody>
      <SignOutButton size="large" onSignOut={() => void authProvider.logout({})} />
    </SignInPage>
  )
}
