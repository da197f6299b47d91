import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useCanAccess } from 'ra-core'
import type { KeyboardEvent, ReactNode } from 'react'
import { Link } from 'react-router'
import type { MitraRecord } from '@/records/mitra'
import { t } from '@/i18n/admin/accounts'
import { useAddressParam } from '@/ui/hooks/useAddressFilter'
import { Spinner } from '@/ui/feedback/Spinner'
import { useFeature } from '@/ui/layout/features'
import { FiguresTab } from './tabs/FiguresTab'
import { PackagesTab } from './tabs/PackagesTab'
import { ProfileTab } from './tabs/ProfileTab'
import { UsersTab } from './tabs/UsersTab'

const DATA = 'data'
const panelId = (name: string) => `mitra-panel-${name}`
const tabId = (name: string) => `mitra-tab-${name}`

/** A tab is pressed by the space bar too, which does nothing on a link. */
function pressBySpace(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== ' ') return
  event.preventDefault()
  event.currentTarget.click()
}

/** What the admin may see of a mitra at this partner API besides its data (docs/product.md §17.2.15). */
function useTabs(mitra: MitraRecord) {
  const users = useCanAccess({ resource: 'users', action: 'list' })
  const figures = useCanAccess({ resource: 'figures', action: 'list' })
  const hasProfiles = useFeature('offer-profile')
  const tabs = [
    { name: 'users', isShown: users.canAccess, content: <UsersTab mitra={mitra} /> },
    { name: 'packages', isShown: true, content: <PackagesTab mitra={mitra} /> },
    { name: 'figures', isShown: figures.canAccess, content: <FiguresTab mitra={mitra} /> },
    { name: 'profile', isShown: hasProfiles, content: <ProfileTab mitra={mitra} /> },
  ] as const
  return { tabs: tabs.filter(({ isShown }) => isShown), isPending: users.isPending || figures.isPending }
}

export type MitraTabsProps = {
  mitra: MitraRecord
  /** The form and what belongs to it. It stays while another tab is open, so that nothing typed is lost. */
  children: ReactNode
}

/** A mitra in tabs. The open one stands in the address; each but the form reads its data when it is opened. */
export function MitraTabs({ mitra, children }: MitraTabsProps) {
  const { tabs, isPending } = useTabs(mitra)
  const [wanted] = useAddressParam('tab')
  const open = tabs.find(({ name }) => name === wanted)
  const chosen = open?.name ?? DATA
  // The tab of the address may be one that the user does not see.
  if (isPending) return <Spinner />
  const panel = (name: string) => ({ id: panelId(name), role: 'tabpanel', 'aria-labelledby': tabId(name) })
  const link = (name: string) => ({
    id: tabId(name),
    'aria-controls': panelId(name),
    component: Link,
    onKeyDown: pressBySpace,
  })
  return (
    <>
      <Tabs value={chosen} aria-label={mitra.name}>
        <Tab value={DATA} label={t('mitraAccount.tabs.data')} {...link(DATA)} to={{ search: '' }} />
        {tabs.map(({ name }) => (
          <Tab
            key={name}
            value={name}
            label={t(`mitraAccount.tabs.${name}`)}
            {...link(name)}
            to={{ search: `?tab=${name}` }}
          />
        ))}
      </Tabs>
      <div {...panel(DATA)} hidden={chosen !== DATA}>
        {children}
      </div>
      {open && <div {...panel(open.name)}>{open.content}</div>}
    </>
  )
}
