import styled from '@emotion/styled'
import { t } from '@/i18n/translate'
import { Card } from '@/ui/elements/Card'
import { Button } from '@/ui/elements/Button'
import LogoutIcon from '@mui/icons-material/LogoutRounded'
import Skeleton from '@mui/material/Skeleton'
import { paths } from '@/paths'
import { t as tAccount } from '@/i18n/ownAccount'
import { Appearance, Initial, LinkRow, ProfileBox, Rows, SheetRow } from './ProfileParts'

/** The rows about the own account, for users whose partner API has them (src/shell/boot.ts). */
const WithAccounts = styled('div')({ 'html:not([data-features~=accounts]) &': { display: 'none' } })

/** The frame of 'Profil' before React: the user's data is not known yet. */
export const ProfileFrame = () => (
  <ProfileBox>
    <Initial> </Initial>
    <h1>{t('profile.title')}</h1>
    <Card role="progressbar" aria-label={t('app.loading')}>
      <dl className="facts">
        {(['profile.name', 'profile.email', 'profile.mitra'] as const).map((label) => (
          <div key={label}>
            <dt>{t(label)}</dt>
            <dd style={{ display: 'grid', justifyItems: 'end', alignItems: 'center' }}>
              <Skeleton width={120} height={16} />
            </dd>
          </div>
        ))}
      </dl>
    </Card>
    <Rows>
      <LinkRow to={paths.offerProfile} text={t('profile.offer')} />
    </Rows>
    <Appearance />
    <WithAccounts>
      <Rows>
        <SheetRow text={tAccount('account.password')} />
        <SheetRow text={tAccount('account.devices')} />
      </Rows>
    </WithAccounts>
    <Button variant="outlined" size="large" startIcon={<LogoutIcon />}>
      {t('auth.logout')}
    </Button>
  </ProfileBox>
)
