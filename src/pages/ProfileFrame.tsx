import styled from '@emotion/styled'
import type { Feature } from '@/domain/access/features'
import { t } from '@/i18n/translate'
import { Card } from '@/ui/elements/Card'
import { Button } from '@/ui/elements/Button'
import LogoutIcon from '@mui/icons-material/LogoutRounded'
import Skeleton from '@mui/material/Skeleton'
import { paths } from '@/paths'
import { t as tAccount } from '@/i18n/ownAccount'
import { Appearance, Initial, LinkRow, ProfileBox, PushOutline, Rows, SheetRow } from './ProfileParts'

/** For users whose partner API has the feature (src/shell/boot.ts). */
const only = (feature: Feature) => styled('div')({ [`html:not([data-features~=${feature}]) &`]: { display: 'none' } })
const [WithAccounts, WithPush] = [only('accounts'), only('push')]

/** The frame of 'Profil' before React: the user's data is not known yet. */
export const ProfileFrame = () => (
  <ProfileBox>
    <Initial> </Initial>
    <h1>{t('profile.title')}</h1>
    <Card role="progressbar" aria-label={t('app.loading')}>
      <dl className="facts">
        {(['profile.name', 'auth.email', 'resource.mitra'] as const).map((label) => (
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
    <WithPush>
      <PushOutline />
    </WithPush>
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
