import { t } from '@/i18n/admin/desktop'
import { importText } from '@/i18n/admin/importTexts'
import { masterTitle } from '@/resources/masters/defineMaster'
import type { Table } from '../rows/table'

/** What an admin has to confirm before a sheet is imported: it may be another master's, or of another season. */
export function toConfirm({ foreign, otherSeason, season }: Table, master: string): string[] {
  const named = foreign?.masters.map(masterTitle).join(', ') ?? ''
  return [
    ...(foreign ? [importText(`foreign_${foreign.source}`, { text: foreign.text, named, master })] : []),
    ...(season && otherSeason !== null
      ? [importText('otherSeason', { text: otherSeason, season: t(`master.season.${season}`) })]
      : []),
  ]
}
