import { nightsText } from '@/domain/masters/periods'
import { t } from '@/i18n/admin/desktop'
import { importText } from '@/i18n/admin/importTexts'
import { masterTitle } from '@/resources/masters/defineMaster'
import { formatShortDate, addDays } from '@/domain/values/dates'
import type { Dated } from '../periods/datedPreview'
import type { Preview } from './preview'

const MOST = 5

/** Saudi Arabia may see the moon a day earlier, and some hotels count the night before a day as its night. */
function proposedText(proposed: Dated['proposed']): string {
  const list = proposed.slice(0, MOST).map(({ text, nights }) => `"${text}" = ${nightsText(nights)}`)
  const [first] = proposed.map(({ nights }) => nights.from).sort()
  return importText('hijriProposed', { list: list.join('; '), night: formatShortDate(addDays(first ?? '', -1)) })
}

/** What an admin has to confirm before a sheet is imported: it may be another master's, or of another season. */
export function toConfirm({ table, dated }: Pick<Preview, 'table' | 'dated'>, master: string): string[] {
  const { foreign, otherSeason, season } = table
  const named = foreign?.masters.map(masterTitle).join(', ') ?? ''
  return [
    ...(foreign ? [importText(`foreign_${foreign.source}`, { text: foreign.text, named, master })] : []),
    ...(season && otherSeason !== null
      ? [importText('otherSeason', { text: otherSeason, season: t(`master.season.${season}`) })]
      : []),
    ...(dated && dated.proposed.length > 0 ? [proposedText(dated.proposed)] : []),
    ...(dated && dated.withBase > 0 ? [importText('baseBeside', { n: dated.withBase })] : []),
  ]
}
