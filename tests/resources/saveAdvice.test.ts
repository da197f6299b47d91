// @vitest-environment node
import { expect, it } from 'vitest'
import type { UnsureSave } from '../../src/data-provider/types'
import { t } from '../../src/i18n/translate'
import { unseenFailure } from '../../src/resources/umroh-regular/saveAdvice'

const words = (unsure?: UnsureSave['unsure']) => t(unseenFailure(Object.assign(new Error('x'), unsure ? { unsure } : {})), { name: 'Umroh' })

it('a save that failed unseen names the package and what to do, and claims no more than is known', () => {
  expect([words(), words('repeatable'), words('once')]).toEqual([
    'Paket “Umroh” belum tersimpan. Buka lagi untuk melanjutkan drafnya.',
    'Belum pasti paket “Umroh” tersimpan. Buka drafnya dan simpan lagi; paket tidak akan tersimpan dua kali.',
    'Paket “Umroh” mungkin sudah tersimpan. Periksa daftar paket sebelum melanjutkan drafnya.',
  ])
})
