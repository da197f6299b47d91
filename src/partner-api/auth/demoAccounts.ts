import type { UserRow } from '../stores/store'

/** The accounts of a newly seeded API. The server prints them at start; they are no real person's. */
export type DemoAccount = {
  email: string
  password: string
  name: string
  mitra: string | null
  roles: UserRow['roles']
  permissions: string[]
}

const MITRA_ROLE = { roles: ['mitra'], permissions: [] }

const DEMO_MITRA = ['An-Nur Tour & Travel', 'Barokah Haramain Wisata'] as const

export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  { email: 'siti@annur.co.id', password: 'mitra123', name: 'Siti Rahmawati', mitra: DEMO_MITRA[0], ...MITRA_ROLE },
  { email: 'hasan@annur.co.id', password: 'mitra123', name: 'Hasan Basri', mitra: DEMO_MITRA[0], ...MITRA_ROLE },
  { email: 'dewi@barokah.co.id', password: 'mitra123', name: 'Dewi Anggraini', mitra: DEMO_MITRA[1], ...MITRA_ROLE },
  { email: 'yusuf@barokah.co.id', password: 'mitra123', name: 'Yusuf Maulana', mitra: DEMO_MITRA[1], ...MITRA_ROLE },
  {
    email: 'admin@umrohmitra.co.id',
    password: 'admin123',
    name: 'Ratna Kusuma',
    mitra: null,
    roles: ['admin'],
    permissions: ['*'],
  },
  {
    email: 'staf@umrohmitra.co.id',
    password: 'admin123',
    name: 'Bagas Pratama',
    mitra: null,
    roles: ['admin'],
    permissions: ['custom-data/visa.edit', 'custom-data/pesawat.edit'],
  },
]

/** Whether everybody who reads the README knows this password of this account. */
export const isPublished = (email: string, password: string): boolean =>
  DEMO_ACCOUNTS.some((account) => account.email === email && account.password === password)
