import { useCanAccess } from 'ra-core'
import { use, useMemo, useState, useSyncExternalStore } from 'react'
import { toldPrice, type RoundingStep } from '@/domain/offer/rounding'
import { recentOf, type Recent } from '@/domain/package/recent'
import { newestNews } from '@/domain/status/news'
import { dueFollowUps, type KeptFollowUp } from '@/domain/status/keptFollowUps'
import { formatShortDate, formatTime, today } from '@/domain/values/dates'
import { formatRupiah } from '@/domain/values/money'
import { t } from '@/i18n/home'
import { DraftsContext } from '@/ui/user/draftsContext'
import { useRounding } from '@/resources/keptRounding'
import { isSent } from '../list/cardTexts'
import { links, umrohRegular } from '../resource'
import { StatusChip } from '../status/StatusChip'
import { HiddenFromCustomer } from '../customer/CustomerSwitch'
import { useCustomerMode } from '../customer/useCustomerMode'
import { TemplatesButton } from '../newDates/TemplatesButton'
import { CreateLink } from './CreateLink'
import { startOfWizard } from '../wizard/wizardStart'
import { dueInWords } from './dueInWords'
import { useFollowUps, useRecent } from './keptLists'
import { LinkRows, type LinkRow } from './LinkRows'
import { NewsPlace } from './NewsRows'
import { useNews } from './useNews'
import { Steps } from '@/kit/Steps'
import { paths } from '@/paths'
import { useKeptProfile } from '@/resources/offerProfileContext'

/** The first three steps of a mitra who has no package yet (docs/product.md §27.1.9). */
function FirstSteps() {
  const { kept } = useKeptProfile()
  const done = kept === null ? undefined : t('home.step.done')
  const steps = [
    { to: paths.offerProfile, name: t('home.step.profile'), text: t('home.step.profileText'), done },
    { to: links.create, name: t('home.step.package'), text: t('home.step.packageText') },
    { to: links.list, name: t('home.step.share'), text: t('home.step.shareText') },
  ]
  return <Steps title={t('home.steps')} steps={steps} />
}

/** So many packages a phone shows that has opened none. */
const MOST_NEWEST = 5

const followUpRows = (kept: readonly KeptFollowUp[]): LinkRow[] =>
  dueFollowUps(kept, today()).map(({ id, name, reasons }) => ({
    key: id,
    to: links.show(id),
    name,
    notes: reasons.map(dueInWords),
  }))

function recentRow(
  own: RoundingStep,
  { id, name, departure, price, rounding = own, status, validUntil }: Recent,
): LinkRow {
  return {
    key: id,
    to: links.show(id),
    name,
    notes: [
      ...(departure === null ? [] : [t('list.departs', { date: formatShortDate(departure) })]),
      ...(price === null ? [] : [t('home.from', { price: formatRupiah(toldPrice(price, rounding)) })]),
    ],
    mark: status && isSent({ status }) && <StatusChip status={status} validUntil={validUntil} />,
  }
}

/** A mitra's next tasks, from this phone's own copies (docs/product.md §27.1). */
export function HomeLists() {
  const { canAccess } = useCanAccess({ resource: umrohRegular.name, action: 'create' })
  // The button shows at once, so that nothing moves below it. It goes only if the user turns out to lack the permission.
  const mayCreate = canAccess !== false
  const { all, subscribe } = use(DraftsContext)
  const drafts = useSyncExternalStore(subscribe, all).filter(({ resource }) => resource === umrohRegular.name)
  const { recent } = useRecent()
  const own = useRounding()
  const { kept } = useFollowUps()
  const { rows, isRefused } = useNews(drafts.length + recent.length + kept.length > 0)
  const { isOn: isCustomerLooking } = useCustomerMode()
  const [now] = useState(Date.now)
  const news = useMemo(() => rows && newestNews(rows, now, today()), [rows, now])
  // A status and an agreed price belong to another customer.
  const rowsOf = (some: readonly Recent[]) =>
    some.map((one) => recentRow(own, isCustomerLooking ? { ...one, price: null, status: null } : one))
  const knowsNone = drafts.length + recent.length === 0
  return (
    <>
      {mayCreate && <CreateLink />}
      <HiddenFromCustomer>
        <NewsPlace news={news} isRefused={isRefused} now={now} />
        <LinkRows title={t('home.followUps')} rows={followUpRows(kept)} />
      </HiddenFromCustomer>
      <LinkRows
        title={t('home.drafts')}
        rows={drafts.map(({ recordId, name, at, writer }) => ({
          key: writer,
          to: recordId === null ? links.create : links.edit(recordId),
          state: startOfWizard({ writer }),
          name,
          notes: [t('home.draftOf', { time: formatTime(at) })],
        }))}
      />
      <LinkRows title={t('home.recent')} rows={rowsOf(recent)} />
      {knowsNone && (
        <LinkRows title={t('home.newest')} rows={rowsOf((rows ?? []).slice(0, MOST_NEWEST).map(recentOf))} />
      )}
      {knowsNone && !rows && isRefused && <p className="quiet">{t('home.newestRefused')}</p>}
      {mayCreate && knowsNone && rows && <TemplatesButton />}
      {mayCreate && drafts.length === 0 && rows?.length === 0 && <FirstSteps />}
    </>
  )
}
