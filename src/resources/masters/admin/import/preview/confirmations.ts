import { nightsText } from '@/domain/masters/periods'
import { t } from '@/i18n/admin/desktop'
import { importText, type ImportText } from '@/i18n/admin/importTexts'
import { masterTitle } from '@/resources/masters/defineMaster'
import { formatShortDate, addDays } from '@/domain/values/dates'
import type { Dated } from '../periods/datedPreview'
import { ROOM_TYPES } from '@/domain/types'
import type { Form } from '../rows/columns'
import type { Preview } from './preview'

const MOST = 5

/** Saudi Arabia may see the moon a day earlier, and some hotels count the night before a day as its night. */
function proposedText(proposed: Dated['proposed']): string {
  const list = proposed.slice(0, MOST).map(({ text, nights }) => `"${text}" = ${nightsText(nights)}`)
  const [first] = proposed.map(({ nights }) => nights.from).sort()
  return importText('hijriProposed', { list: list.join('; '), night: formatShortDate(addDays(first ?? '', -1)) })
}

/** No room costs so much riyal a night. The last ten nights of Ramadhan are sold as a block. */
const BLOCK_RATE = 8000
const periodsOf = (after: Form) => ('periods' in after ? (after.periods ?? []) : [])
const hasBlockRate = (after: Form): boolean =>
  periodsOf(after).some((period) => ROOM_TYPES.some((room) => (period[room] ?? 0) >= BLOCK_RATE))

/** An amount for weekends that is as high as the price of a room is the price of its weekend. */
const hasWeekendPrice = (after: Form): boolean =>
  periodsOf(after).some((period) => ROOM_TYPES.some((room) => (period.weekend ?? 0) >= (period[room] ?? Infinity)))

/** No service costs so few rupiah: the price is in another currency that the file does not name. */
const FEW_RUPIAH = 5000
const isCheap = (after: Form): boolean =>
  'price' in after && !after.currency && after.price > 0 && after.price < FEW_RUPIAH

/** What an admin has to confirm before a sheet is imported: it may be another master's, or of another season. */
export function toConfirm({ table, dated, rows }: Pick<Preview, 'table' | 'dated' | 'rows'>, master: string): string[] {
  const written = rows.filter(({ kind }) => kind !== 'same').map(({ after }) => after)
  const doubt = (text: ImportText, is: (after: Form) => boolean) => {
    const n = written.filter(is).length
    return n > 0 ? [importText(text, { n, rate: BLOCK_RATE.toLocaleString('id') })] : []
  }
  const { foreign, otherSeason, season } = table
  const named = foreign?.masters.map(masterTitle).join(', ') ?? ''
  return [
    ...(foreign ? [importText(`foreign_${foreign.source}`, { text: foreign.text, named, master })] : []),
    ...(season && otherSeason !== null
      ? [importText('otherSeason', { text: otherSeason, season: t(`master.season.${season}`) })]
      : []),
    ...(dated && dated.proposed.length > 0 ? [proposedText(dated.proposed)] : []),
    ...doubt('blockRate', hasBlockRate),
    ...doubt('weekendPrice', hasWeekendPrice),
    ...doubt('fewRupiah', isCheap),
    ...(dated && dated.ofNextYear > 0 ? [importText('nextYear', { n: dated.ofNextYear })] : []),
    ...(dated && dated.withBase > 0 ? [importText('baseBeside', { n: dated.withBase })] : []),
  ]
}
