import { describe, expect, it } from 'vitest'
import { EMPTY_PACKAGE } from '@/domain/package/packageContents'
import type { PackageForm } from '@/domain/types'
import { firstStepOf } from '@/domain/package/wizardSteps'
import { failureOf, serverProblems } from '@/resources/umroh-regular/wizard/save/failures'

type Failed = Parameters<typeof serverProblems>[0]
const failed = (more: Partial<Failed>, message = 'Belum benar') => Object.assign(new Error(message), more)
const refused = (errors: Record<string, string>) => failed({ status: 422, body: { errors } })

describe('the errors of a refused save (fault 31)', () => {
  it.each([
    ['namaPaket', 'namaPaket', 0],
    ['jumlahJamaah', 'jumlahJamaah', 0],
    ['startCity', 'startCity', 0],
    ['pesawat.id', 'pesawat.id', 0],
    ['pesawat', 'pesawat.id', 0],
    ['hotelMakkah.id', 'hotelMakkah.id', 1],
    ['hotelMadinah.tanggalCheckIn', 'hotelMadinah.tanggalCheckIn', 2],
    ['tipePerjalanan', 'tipePerjalanan', 3],
    ['muthawwif', 'muthawwif.id', 3],
    ['margin', 'margin.id', 4],
    ['domestik', 'domestik.id', 4],
    ['tourLeader', 'tourLeader', 4],
    ['transportasi', 'transportasi', 4],
    ['transportasi.0', 'transportasi.0.id', 4],
    ['transportasi.0.id', 'transportasi.0.id', 4],
  ])('an error named %s is shown at %s on step %i', (named, path, step) => {
    const problems = serverProblems(refused({ [named]: 'Salah' }))
    expect(problems).toMatchObject({ fields: [[path, 'Salah']], message: 'Belum benar', canRetry: false })
    expect(firstStepOf([path], EMPTY_PACKAGE)).toBe(step)
  })

  it('the foot shows errors of unknown fields', () => {
    expect(serverProblems(refused({ kuota: 'Habis', namaPaket: 'Salah' }))).toMatchObject({
      fields: [['namaPaket', 'Salah']],
      message: 'Habis',
    })
    expect(serverProblems(refused({ kuota: 'Habis' }))).toMatchObject({ fields: [], message: 'Habis', canRetry: false })
  })

  it('a form with field errors cannot be sent again unchanged, whatever the status', () => {
    expect(serverProblems(failed({ status: 500, body: { errors: { namaPaket: 'Salah' } } })).canRetry).toBe(false)
  })

  it('errors lead to the first step in the order of this form’s steps', () => {
    const hotels = ['hotelMakkah.id', 'hotelMadinah.id', 'margin.id']
    const madinahFirst: PackageForm = { ...EMPTY_PACKAGE, startCity: 'madinah' }
    expect([firstStepOf(hotels, EMPTY_PACKAGE), firstStepOf(hotels, madinahFirst)]).toEqual([1, 2])
    expect(firstStepOf(['margin.id', 'namaPaket'], EMPTY_PACKAGE)).toBe(0)
    const skipped: PackageForm = { ...EMPTY_PACKAGE, hotelMakkah: { ...EMPTY_PACKAGE.hotelMakkah, tanpaHotel: true } }
    // A field belongs to its step even if the form skips that step.
    expect([firstStepOf(['hotelMakkah.id'], skipped), firstStepOf([], skipped)]).toEqual([1, undefined])
  })
})

describe('the message at the foot', () => {
  const messageOf = (error: Failed) => failureOf({ at: 'unknown', problems: serverProblems(error) })

  it.each([
    [{ status: 500 }, true, 'Isian tetap ada di sini.'],
    [{ status: 429 }, true, 'Isian tetap ada di sini.'],
    [{ status: 408 }, true, 'Isian tetap ada di sini.'],
    [{}, true, 'Isian tetap ada di sini.'],
    [{ status: 403 }, false, 'Isian tetap ada di sini.'],
    [{ status: 422 }, false, 'Isian tetap ada di sini.'],
    [{ unsure: 'repeatable' as const }, true, 'Isian tetap ada di sini; paket tidak akan tersimpan dua kali.'],
    [{ unsure: 'once' as const }, true, 'Paket mungkin sudah tersimpan: periksa daftar paket sebelum mencoba lagi.'],
  ])('the message after %j offers a retry: %s, and says where the form is kept', (more, canRetry, advice) => {
    expect(messageOf(failed(more))).toEqual({ text: `Belum benar ${advice}`, canRetry })
  })

  it('the message for a form with field errors does not say where the form is kept', () => {
    expect(messageOf(refused({ namaPaket: 'Salah' }))).toEqual({ text: 'Belum benar', canRetry: false })
  })

  it('the message names the reason why prices could not be read, offers no retry if reading them is forbidden, and always lets the server set them', () => {
    const unread = (error: Error | null) => failureOf({ at: 'unreadPrices', error })
    const words = 'Harga terbaru belum dapat dibaca, jadi paket belum disimpan. Isian tetap ada di sini.'
    expect(unread(null)).toEqual({ text: words, canRetry: true, anyway: 'wizard.leaveToServer' })
    expect(unread(failed({ status: 500 }, 'Kacau'))).toEqual({
      text: `${words} Kacau`,
      canRetry: true,
      anyway: 'wizard.leaveToServer',
    })
    expect(unread(failed({ status: 403 }, 'Tidak boleh'))).toEqual({
      text: `${words} Tidak boleh`,
      canRetry: false,
      anyway: 'wizard.leaveToServer',
    })
  })

  it('a phase without a message shows none', () => {
    expect([failureOf({ at: 'idle' }), failureOf({ at: 'acknowledged', isLeft: false })]).toEqual([null, null])
  })
})
