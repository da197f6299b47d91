import { describe, expect, it } from 'vitest'
import { readErrorBody, isIndonesian, textForUsers } from '@/http/HttpError'
import { id } from '@/i18n/id'

describe('texts for developers are not shown', () => {
  it.each([
    '<!doctype html><title>502 Bad Gateway</title>',
    'Kesalahan <b>fatal</b>',
    'SQLSTATE[23000]: Integrity constraint violation',
    'insert into "packages" values ($1)',
    'select * from `users` where `email` = ?',
    'TypeError: x is not a function',
    'App\\Exceptions\\Handler in /var/www/app/Http/Kernel.php:42',
    'gagal\n    at save (/srv/app.js:1:2)',
    '{"message":"rusak"}',
    `Data salah. ${'Periksa kembali isian Anda. '.repeat(12)}`,
    '',
    '   ',
  ])('the app does not show %j', (words) => expect(textForUsers(words)).toBeUndefined())

  it.each([
    'Email atau kata sandi salah',
    'Harga < Rp. 5.000 tidak diterima',
    'Nama "Umroh (A/B)" sudah dipakai',
    'Akun belum aktif. Hubungi admin@umroh.id?',
  ])('the app shows %j', (words) => expect(textForUsers(words)).toBe(words))

  it('the app leaves out Laravel’s count of further errors', () => {
    expect(textForUsers('Nama wajib diisi. (and 2 more errors)')).toBe('Nama wajib diisi.')
    expect(textForUsers('Nama wajib diisi. (and 1 more error)')).toBe('Nama wajib diisi.')
  })

  it('a field whose message is for developers still counts as refused', () => {
    expect(
      readErrorBody({ message: 'x.php:3', errors: { namaPaket: ['SQLSTATE[22001]'], margin: 'Margin salah' } }),
    ).toEqual({
      fieldErrors: { namaPaket: 'error.field', margin: 'Margin salah' },
    })
    expect(id.error.field).toMatch(/ditolak/)
  })
})

describe('recognising Indonesian', () => {
  it.each([
    'Unauthenticated.',
    'This action is unauthorized.',
    'Not Found',
    'No query results for model [Package] 7',
    'The given data was invalid.',
    'The nama paket field is required.',
    'Conflict',
    'Forbidden',
    'Unprocessable Content',
    'Server Error',
    'Payload Too Large',
    'Bad Request',
    'Something went wrong',
    'Token has expired',
    'Invalid credentials',
    'Service Unavailable',
  ])('%j is not Indonesian', (words) => expect(isIndonesian(words)).toBe(false))

  it.each([
    'Paket tidak ada',
    'Isian salah',
    'Sesi berakhir',
    'Nama sudah dipakai',
    'Email atau kata sandi salah',
    'Paket The Royal Makkah sudah ada',
    'Akun dinonaktifkan',
    'Token tidak valid',
  ])('%j is Indonesian', (words) => expect(isIndonesian(words)).toBe(true))
})
