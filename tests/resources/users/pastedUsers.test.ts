import { describe, expect, it } from 'vitest'
import { checkUsers, readUsers } from '@/resources/users/admin/import/pastedUsers'

const short = (text: string) =>
  readUsers(text).map(({ line, name, email, mitra, whatsapp }) => [line, name, email, mitra, whatsapp].join('|'))

describe('pasted rows (§17.2.20)', () => {
  it.each([
    ['tabs', 'Budi\tb@a.id\tAmanah\t0812-3456-7890', ['1|Budi|b@a.id|Amanah|6281234567890']],
    ['semicolons', 'Budi, S.E.;b@a.id;Amanah', ['1|Budi, S.E.|b@a.id|Amanah|']],
    ['commas', '"Budi, S.E.",b@a.id,Amanah', ['1|Budi, S.E.|b@a.id|Amanah|']],
    [
      'empty rows and spaces',
      '\n Budi  Jaya\tb@a.id\tAmanah \r\n\t\t\r\nSiti\ts@a.id\tAmanah\n',
      ['2|Budi Jaya|b@a.id|Amanah|', '4|Siti|s@a.id|Amanah|'],
    ],
    [
      'headings in another order',
      'Nama Travel\tNo. HP\tE-mail\tNama lengkap\nAmanah\tkosong\tb@a.id\tBudi',
      ['2|Budi|b@a.id|Amanah|'],
    ],
    ['headings without a mitra', 'Email,Nama\nb@a.id,Budi', ['2|Budi|b@a.id||']],
    [
      'a first row that only looks like headings',
      'Nama Travel\tb@a.id\tMitra Kita',
      ['1|Nama Travel|b@a.id|Mitra Kita|'],
    ],
    [
      'a quotation mark in a cell',
      '"Abah" Ahmad\ta@a.id\tAmanah\nSiti\ts@a.id\tAmanah',
      ['1|"Abah" Ahmad|a@a.id|Amanah|', '2|Siti|s@a.id|Amanah|'],
    ],
    ['nothing', ' \n', []],
  ])('%s', (_, text, rows) => {
    expect(short(text)).toEqual(rows)
  })
})

const mitra = (id: number, name: string, status: 'active' | 'disabled' = 'active') => ({
  id,
  name,
  status,
  users: 0,
  version: '1',
})
const KNOWN = {
  users: [{ email: 'ada@a.id' }],
  mitra: [mitra(1, 'Amanah'), mitra(2, 'Tutup', 'disabled'), mitra(3, 'Kembar'), mitra(4, 'KEMBAR')],
  mayMakeMitra: true,
}

describe('the problem of a row (§17.2.21)', () => {
  it.each([
    ['Budi,b@a.id,amanah', null, 1],
    ['Budi,b@a.id,Mitra Baru', null, null],
    [',b@a.id,Amanah', 'Nama wajib diisi', 1],
    ['Budi,b@a,Amanah', 'Format email tidak valid', 1],
    ['Budi,,Amanah', 'Email wajib diisi', 1],
    ['Budi,ADA@a.id,Amanah', 'Sudah menjadi pengguna', 1],
    ['Budi,b@a.id,', 'Mitra: Nama wajib diisi', null],
    ['Budi,b@a.id,Tutup', 'Mitra ini nonaktif', 2],
    ['Budi,b@a.id,Kembar', 'Ada beberapa mitra dengan nama ini', 3],
  ])('%s', (text, problem, mitraId) => {
    expect(checkUsers(readUsers(text), KNOWN)).toEqual([expect.objectContaining({ problem, mitraId })])
  })
  it('an email counts in its first row alone, also where it only looks the same', () => {
    const rows = checkUsers(readUsers('Budi,b@a.id,Amanah\nBidu,B@a.id,Amanah\nBodu,ｂ@a.id,Amanah'), KNOWN)
    expect(rows.map(({ problem }) => problem)).toEqual([null, 'Email sama dengan baris 1', 'Email sama dengan baris 1'])
  })
  it('an admin without every permission makes no mitra, whose users they could not make', () => {
    const rows = checkUsers(readUsers('Budi,b@a.id,Amanah\nSiti,s@a.id,Baru'), { ...KNOWN, mayMakeMitra: false })
    expect(rows.map(({ problem }) => problem)).toEqual([
      null,
      'Mitra ini belum ada, dan hanya pemilik yang dapat membuatnya di sini',
    ])
  })
})
