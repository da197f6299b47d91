import { expect, it } from 'vitest'
import type { UnsureSave } from '@/data-provider/types'
import { t } from '@/i18n/package/saveAdvice'
import { unseenFailure } from '@/resources/umroh-regular/saveAdvice'

type Failed = Partial<UnsureSave> & { status?: number }
const words = (failed: Failed, isKept = true) =>
  t(unseenFailure(Object.assign(new Error('x'), failed), isKept), { name: 'Umroh' })

it('the notice of a save that failed after the mitra left names the package, the known outcome and the next step', () => {
  expect([
    words({ status: 422 }),
    words({ status: 422 }, false),
    words({ unsure: 'repeatable' }),
    words({ unsure: 'once' }),
  ]).toEqual([
    'Paket “Umroh” belum tersimpan. Buka lagi untuk melanjutkan drafnya.',
    'Paket “Umroh” belum tersimpan.',
    'Belum pasti paket “Umroh” tersimpan. Buka drafnya dan simpan lagi; paket tidak akan tersimpan dua kali.',
    'Paket “Umroh” mungkin sudah tersimpan. Periksa daftar paket sebelum melanjutkan drafnya.',
  ])
  // A change whose answer was lost may have arrived. Without a draft nothing can be sent again.
  for (const unclear of [
    words({}),
    words({ status: 502 }),
    words({}, false),
    words({ unsure: 'repeatable' }, false),
    words({ unsure: 'once', status: 500 }, false),
  ])
    expect(unclear).toBe('Belum pasti paket “Umroh” tersimpan. Periksa paketnya di daftar.')
})
