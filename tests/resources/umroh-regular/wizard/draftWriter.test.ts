import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Draft } from '@/domain/package/draft'
import type { SaveAttempt } from '@/domain/package/saveKeys'
import { startSave } from '@/resources/umroh-regular/wizard/save/saveState'
import { type PackageDrafts, createDraftWriter } from '@/resources/umroh-regular/wizard/draft/drafts'
import { filledForm } from '@tests/support/packageForms'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: 1000 }))

const BASE = filledForm()
const ATTEMPT: SaveAttempt = { contents: 'x', key: 'k', sentAt: 1 }

/** Creates a wizard's draft writer with one stored draft. */
function writerOf({ resumed = null, isFull = false }: { resumed?: Draft | null; isFull?: boolean } = {}) {
  const stored: { draft: Draft | null } = { draft: resumed }
  const page = { form: BASE, save: startSave({ id: 9, basis: { form: BASE, version: '1' }, draft: null }) }
  const drafts: PackageDrafts = {
    find: (writer) => (stored.draft?.writer === writer ? stored.draft : null),
    keep(draft) {
      stored.draft = structuredClone(draft)
      return !isFull
    },
    drop({ writer, key }) {
      if (stored.draft?.writer === writer || (key && stored.draft?.attempt?.key === key)) stored.draft = null
    },
  }
  const draft = createDraftWriter({ drafts, resumed, getForm: () => page.form, getSave: () => page.save })
  return { draft, stored, page }
}

describe('the draft of a wizard', () => {
  it('the draft holds the form, step and attempt, and the version and contents that its saves are based on', () => {
    const { draft, stored, page } = writerOf()
    page.form = filledForm({ namaPaket: 'Lain' })
    page.save = { ...page.save, attempt: ATTEMPT }
    expect(draft.keep(3)).toBe(true)
    expect(stored.draft).toMatchObject({ at: 1000, step: 3, form: page.form, attempt: ATTEMPT, version: '1' })
    expect(stored.draft?.base.pesawat).toEqual({ id: BASE.pesawat.id, data: null })
  })

  it('the draft is deleted when the form is again as it was opened', () => {
    const { draft, stored, page } = writerOf()
    page.form = filledForm({ namaPaket: 'Lain' })
    draft.keep(0)
    page.form = BASE
    expect([draft.keep(0), stored.draft, draft.isDirty()]).toEqual([true, null, false])
  })

  it('the draft is as old as the last change of its contents', () => {
    const { draft, stored, page } = writerOf()
    page.form = filledForm({ namaPaket: 'Lain' })
    draft.keep(0)
    vi.setSystemTime(5000)
    draft.keep(4)
    const again = writerOf({ resumed: stored.draft })
    again.page.form = page.form
    again.draft.keep(5)
    expect(again.stored.draft).toMatchObject({ at: 1000, step: 5, writer: draft.writer })
    again.page.form = filledForm({ namaPaket: 'Lagi' })
    again.draft.keep(5)
    expect(again.stored.draft?.at).toBe(5000)
  })

  it('the writer reports that the draft lasts only as long as the page', () => {
    const { draft, page } = writerOf({ isFull: true })
    page.form = filledForm({ namaPaket: 'Lain' })
    expect(draft.keep(0)).toBe(false)
  })

  it('the draft is not stored again once the form is saved or discarded', () => {
    const { draft, stored, page } = writerOf()
    page.form = filledForm({ namaPaket: 'Lain' })
    draft.keep(0)
    draft.finish()
    draft.keep(0)
    expect([stored.draft, draft.isDirty()]).toEqual([null, false])
  })

  it('the draft of another tab is deleted too if it holds the acknowledged save', () => {
    const { draft, stored, page } = writerOf()
    page.form = filledForm({ namaPaket: 'Lain' })
    page.save = { ...page.save, attempt: ATTEMPT }
    draft.keep(0)
    stored.draft = { ...stored.draft!, writer: 'another tab' }
    draft.finish()
    expect(stored.draft).toBeNull()
  })

  it('the writer stores the attempt after the mitra has left the wizard, and reports if there is no draft', () => {
    const { draft, stored, page } = writerOf()
    expect(draft.noteAttempt()).toBe(false)
    page.form = filledForm({ namaPaket: 'Lain' })
    draft.keep(2)
    page.form = filledForm({ namaPaket: 'Dari layar lain' })
    page.save = { ...page.save, attempt: { ...ATTEMPT, isUnsure: true } }
    expect(draft.noteAttempt()).toBe(true)
    expect(stored.draft).toMatchObject({ form: { namaPaket: 'Lain' }, attempt: { isUnsure: true }, step: 2 })
  })
})
