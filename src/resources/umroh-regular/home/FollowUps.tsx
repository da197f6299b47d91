import { dueFollowUps, type DueReason } from '../../../domain/status/keptFollowUps'
import { formatDate, today } from '../../../domain/values/dates'
import { t } from '../../../i18n/home'
import { links } from '../resource'
import { LinkRows } from './LinkRows'
import { useFollowUps } from './useFollowUps'

const inWords = ({ kind, day }: DueReason) => t(`home.${kind}`, { date: formatDate(day) })

/** 'Perlu ditindaklanjuti' on Beranda, from this phone's copies. */
export function FollowUps() {
  const { kept } = useFollowUps()
  const rows = dueFollowUps(kept, today()).map(({ id, name, reasons }) => ({
    key: id,
    to: links.show(id),
    name,
    note: reasons.map(inWords).join(' · '),
  }))
  return <LinkRows title={t('home.followUps')} rows={rows} />
}
