import { describe, expect, it, vi } from 'vitest'
import type { PartnerDataProvider } from '@/data-provider/types'
import { parsePackage } from '@/domain/package/packageSchema'
import { totalsPerRoom } from '@/domain/package/price/packagePrice'
import type { PackageForm } from '@/domain/types'
import { attemptsOf, sendSave } from '@/resources/umroh-regular/wizard/save/requests'
import { startSave, type Checked } from '@/resources/umroh-regular/wizard/save/saveState'
import { chosen, filledForm } from '@tests/support/packageForms'

const FORM = filledForm()
const checked = (form: PackageForm): Checked => ({ form, payload: parsePackage(form), totals: totalsPerRoom(form) })
const newPackage = startSave({ id: undefined, basis: { form: FORM, version: undefined }, draft: null })
const opened = (version?: string) => startSave({ id: 9, basis: { form: FORM, version }, draft: null })

describe('the attempt of a form', () => {
  it('the attempt of a new package holds the body, the totals on screen, and a key that each tab of its draft computes', () => {
    const { fresh } = attemptsOf(newPackage, checked(FORM), 'draft')
    expect(fresh).toMatchObject({
      contents: JSON.stringify(parsePackage(FORM)),
      shown: JSON.stringify(Object.values(totalsPerRoom(FORM))),
      key: expect.stringMatching(/^draft-/),
    })
    expect(attemptsOf(newPackage, checked(FORM), 'draft').fresh.key).toBe(fresh.key)
    const dearer = filledForm({ pesawat: chosen(3, 'Pilihan 3', 2) })
    for (const other of [dearer, filledForm({ namaPaket: 'Lain' })])
      expect(attemptsOf(newPackage, checked(other), 'draft').fresh.key).not.toBe(fresh.key)
  })

  // An earlier save of the same contents may have been overwritten since: the last save must win.
  it('the attempt of an opened package has a new key each time, and contents that include prices and version', () => {
    const [first, second] = [
      attemptsOf(opened('1'), checked(FORM), 'draft'),
      attemptsOf(opened('1'), checked(FORM), 'draft'),
    ]
    expect(first.fresh.contents).toBe(second.fresh.contents)
    expect(new Set([first, second].flatMap(({ fresh, updateKey }) => [fresh.key, updateKey])).size).toBe(4)
    expect(attemptsOf(opened('2'), checked(FORM), 'draft').fresh.contents).not.toBe(first.fresh.contents)
    const dearer = filledForm({ pesawat: chosen(3, 'Pilihan 3', 2) })
    expect(attemptsOf(opened('1'), checked(dearer), 'draft').fresh.contents).not.toBe(first.fresh.contents)
  })
})

describe('the request of a save', () => {
  it('the request is react-admin’s create or update with the schema’s body of the form, the key and the version', async () => {
    const create = vi.fn<() => Promise<unknown>>(async () => 'created')
    const update = vi.fn<() => Promise<unknown>>(async () => 'updated')
    const provider = { create, update } as unknown as PartnerDataProvider
    await expect(
      sendSave(provider, { type: 'create', checked: checked(FORM), key: 'k', isRepeat: true }),
    ).resolves.toBe('created')
    await expect(
      sendSave(provider, { type: 'update', id: 9, checked: checked(FORM), key: 'k', version: '1' }),
    ).resolves.toBe('updated')
    expect(create.mock.calls).toEqual([
      ['umroh-regular', { data: parsePackage(FORM), meta: { idempotencyKey: 'k', isRepeat: true } }],
    ])
    expect(update.mock.calls).toEqual([
      [
        'umroh-regular',
        { id: 9, data: parsePackage(FORM), meta: { idempotencyKey: 'k', version: '1' }, previousData: { id: 9 } },
      ],
    ])
  })
})
