import { isUsableDraft } from '../domain/package/draft'
import type { DraftEntry } from '../resources/draftsContext'
import { umrohRegular } from '../resources/umroh-regular/resource'
import { readStored, type Times } from './storedDrafts'

/** The drafts of a user as a list for the screens. A text that has not changed since is not read again. */
export function createDraftEntries(user: string, getText: () => string | null, times: () => Times) {
  let known: { text: string | null; entries: readonly DraftEntry[] } = { text: null, entries: [] }
  return (): readonly DraftEntry[] => {
    const text = getText()
    if (text === known.text) return known.entries
    const entries = readStored(text, times()).flatMap(({ draft, user: owner, resource, package: recordId }) => {
      if (owner !== user || !isUsableDraft(draft)) return []
      const { writer, at, form } = draft
      return [{ resource: resource ?? umrohRegular.name, recordId, writer, at, name: form.namaPaket.trim() }]
    })
    known = { text, entries }
    return entries
  }
}
