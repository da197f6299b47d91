/** What a user reads of the demo; not in i18n/id.ts, which every production build carries. */
export const texts = {
  accounts: 'Akun demo',
  accountsHint: 'Ketuk untuk mengisi formulir. Semua data hanya disimpan di browser ini.',
  mitra: 'Mitra',
  admin: 'Admin, semua hak',
  staff: 'Admin, sebagian hak',
  reset: 'Mulai ulang demo',
} as const
