import { importKey, isSameFlight } from '@/domain/masters/flights'
import { foldedName } from '@/domain/masters/masters'
import type { Id } from '@/domain/types'
import { importText } from '@/i18n/admin/importTexts'
import type { FileKind, Form, Saved } from './columns'

/** The record that a row changes, null for a new one, or why neither is certain. */
export type Found = { record: Saved | null } | { why: string; isId: boolean }

/** The last row of many price lists adds up the prices above it. */
const SUM = /^(?:grand ?total|sub ?total|total|jumlah|rata ?rata|average)(?: (?:harga|biaya|semua|keseluruhan))? ?:?$/

function grouped(records: readonly Saved[], key: (record: Saved) => string): Map<string, Saved[]> {
  const groups = new Map<string, Saved[]>()
  for (const record of records) {
    const name = key(record)
    const group = groups.get(name)
    if (group) group.push(record)
    else groups.set(name, [record])
  }
  return groups
}

/**
 * Finds the record of each row: by its id, else by its name, and a flight also by its route and days. Each record and each
 * new name may be in one row of the file only. The lines of a file must be asked in their order.
 */
export function createFinder(saved: readonly Saved[], { nameOf, formOf }: FileKind, master: string) {
  const keyOf = (form: Form) => importKey({ ...form, name: nameOf(form) })
  const byId = new Map(saved.map((record) => [String(record.id), record]))
  const byName = grouped(saved, (record) => nameOf(formOf(record)))
  const byFolded = grouped(saved, (record) => foldedName(nameOf(formOf(record))))
  const lineOfId = new Map<Id, number>()
  const lineOfKey = new Map<string, number>()

  function search(idText: string, form: Form): Found {
    if (idText !== '') {
      const record = byId.get(idText)
      return record ? { record } : { why: importText('idUnknown', { master }), isId: true }
    }
    const name = nameOf(form)
    const named = byName.get(name) ?? byFolded.get(foldedName(name)) ?? []
    const exact = named.filter((record) => keyOf(formOf(record)) === keyOf(form))
    const like = () => named.filter((record) => isSameFlight(form, formOf(record)) && !lineOfId.has(record.id))
    const same = exact.length > 0 ? exact : like()
    if (same.length > 1) return { why: importText('nameAmbiguous', { n: same.length }), isId: false }
    if (same.length === 0 && SUM.test(foldedName(name))) return { why: importText('nameSum'), isId: false }
    return { record: same[0] ?? null }
  }

  return (idText: string, form: Form, line: number): Found => {
    const found = search(idText, form)
    if ('why' in found) return found
    const key = keyOf(form)
    const earlier = found.record ? lineOfId.get(found.record.id) : lineOfKey.get(key)
    if (earlier !== undefined)
      return {
        why: importText(found.record ? 'idTwice' : 'nameTwice', { line: earlier }),
        isId: found.record !== null && idText !== '',
      }
    if (found.record) lineOfId.set(found.record.id, line)
    else lineOfKey.set(key, line)
    return found
  }
}
