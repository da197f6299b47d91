import styled from '@emotion/styled'
import { useGetIdentity } from 'ra-core'
import { Suspense } from 'react'
import { useAuthServices, useSession } from '@/auth-provider/useSession'
import { Card } from '@/ui/elements/Card'
import LogoutIcon from '@mui/icons-material/LogoutRounded'
import { loadFailure } from '@/ui/feedback/loadFailure'
import { Notice } from '@/ui/feedback/Notice'
import { ScreenTitle } from '@/ui/a11y/ScreenTitle'
import { SignOutButton } from '@/layout/signOut/SignOutButton'
import { useFeature } from '@/ui/layout/features'
import { lazyScreen } from '@/ui/layout/lazyScreen'
import { paths } from '@/paths'
import { colour } from '@theme/tokens'
import { PROFILE_QUERY } from '@/domain/requestPolicy'
import { t } from '@/i18n/translate'
import { OwnAccount } from './account/lazyOwnAccount'
import { AccountOutline, Appearance, Initial, LinkRow, ProfileBox, PushOutline, Rows } from './ProfileParts'

const PushSwitch = lazyScreen(async () => (await import('@/layout/push/PushSwitch')).PushSwitch)

const Fact = ({ label, value }: { label: string; value: string | undefined }) => (
  <div>
    <dt>{label}</dt>
    <dd>{value || t('app.empty')}</dd>
  </div>
)

const Quiet = styled('small')({ color: colour.quiet, textAlign: 'center' })

/** The version of the app and its commit, from index.html (docs/product.md §20.3.4). */
function Version() {
  const version = document.querySelector<HTMLMetaElement>('meta[name=version]')?.content
  return version && <Quiet>{t('profile.version', { version })}</Quiet>
}

/**
 * Profil: the user, their mitra, and the logout button (docs/product.md §2.7). It is a default export because its
 * route loads it lazily.
 */
export default function ProfilePage() {
  const { user, mitra } = useSession()
  const { authProvider } = useAuthServices()
  const hasAccount = useFeature('accounts')
  const hasPush = useFeature('push')
  const { error, refetch } = useGetIdentity(PROFILE_QUERY)
  return (
    <ProfileBox>
      <Initial aria-hidden="true">{(user?.name ?? '').trim().charAt(0).toUpperCase()}</Initial>
      <ScreenTitle>{t('profile.title')}</ScreenTitle>
      <Card>
        <dl className="facts">
          <Fact label={t('profile.name')} value={user?.name} />
          <Fact label={t('auth.email')} value={user?.email} />
          <Fact label={t('resource.mitra')} value={mitra?.name} />
        </dl>
      </Card>
      {error && <Notice compact alert title={t('profile.unavailable')} {...loadFailure(error, () => refetch?.())} />}
      <Rows>
        <LinkRow to={paths.offerProfile} text={t('profile.offer')} />
      </Rows>
      <Appearance />
      {hasPush && (
        <Suspense fallback={<PushOutline />}>
          <PushSwitch />
        </Suspense>
      )}
      {hasAccount && (
        <Suspense fallback={<AccountOutline />}>
          <OwnAccount />
        </Suspense>
      )}
      <SignOutButton size="large" startIcon={<LogoutIcon />} onSignOut={() => void authProvider.logout({})} />
      <Version />
    </ProfileBox>
  )
}
