import styled from '@emotion/styled'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import type { ReactNode } from 'react'
import { colour, radius } from '@theme/tokens'
import type { PartnerDataProvider } from '@/data-provider/types'
import type { MitraRecord } from '@/records/mitra'
import { logoAddress } from '@/domain/offer/logo'
import { isNotFound } from '@/domain/requestPolicy'
import { t } from '@/i18n/admin/accounts'
import { PROFILE_FIELDS, profileFieldName, profileInWords } from '@/offer/profileWords'
import { Card } from '@/ui/elements/Card'
import { LoadingCards } from '@/ui/feedback/LoadingCards'
import { loadFailure } from '@/ui/feedback/loadFailure'
import { mitraProfileQuery } from '@/resources/mitraProfile'
import { NoticeCard } from './NoticeCard'

const List = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'minmax(140px, 1fr) 3fr',
  gap: '12px 24px',
  '& dt': { color: colour.quiet },
  '& dd': { whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  // A logo stands on white everywhere, also in the dark scheme.
  '& img': { maxWidth: 240, maxHeight: 76, padding: 8, borderRadius: radius.medium, backgroundColor: '#fff' },
})

/** What the mitra's business says in its offers, to read. */
export function ProfileTab({ mitra: { id, name } }: { mitra: MitraRecord }) {
  const provider = useDataProvider<PartnerDataProvider>()
  const { data, error, isPending, isPaused, refetch } = useQuery(mitraProfileQuery(provider, id))
  if (!data) {
    if (isPending && !isPaused) return <LoadingCards heights={[320]} />
    // The mitra is there, so the partner API does not know the call.
    if (isNotFound(error)) return <NoticeCard title={t('mitraAccount.profileUnknown')} />
    return (
      <NoticeCard alert title={t('mitraAccount.profileFailed')} {...loadFailure(isPaused ? null : error, refetch)} />
    )
  }
  const { profile } = data
  if (!profile) return <NoticeCard title={t('mitraAccount.noProfile')} text={t('mitraAccount.noProfileText')} />
  return (
    <Card component="div">
      <List>
        {PROFILE_FIELDS.map((field) => (
          <Value key={field} name={profileFieldName(field)}>
            {field === 'logo' && profile.logo ? (
              <img src={logoAddress(profile.logo)} alt={t('mitraAccount.logoAlt', { name })} />
            ) : (
              profileInWords(profile, field)
            )}
          </Value>
        ))}
      </List>
    </Card>
  )
}

const Value = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </>
)
