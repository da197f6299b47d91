/** The demo's texts. They are not in i18n/id.ts, because every production build carries that file. */
export const texts = {
  name: 'Demo',
  accounts: 'Akun demo',
  accountsHint: 'Ketuk untuk mengisi formulir. Semua data hanya disimpan di peramban ini.',
  mitra: 'Mitra',
  admin: 'Admin, semua hak',
  staff: 'Admin, sebagian hak',
  line: 'Demo: data contoh, hanya di peramban ini',
  reset: 'Mulai ulang demo',
} as const
