import type { Page } from '@playwright/test'
import { offerQuestion } from '../offers/offerActions'

const SCREENS = [
  'leaveQuestion',
  'conflict',
  'draftQuestion',
  'duplicateSheet',
  'newDatesSheet',
  'simulation',
  'offerQuestion',
  'noteAnswer',
  'shareSheet',
  'sheet',
  'login',
  'home',
  'profile',
  'list',
  'wizard',
  'detail',
  'broken',
  'elsewhere',
] as const
export type Screen = (typeof SCREENS)[number]

const BY_PATH: [RegExp, Screen][] = [
  [/^\/auth\/login$/, 'login'],
  [/^\/$/, 'home'],
  [/^\/profile$/, 'profile'],
  [/^\/package\/umroh-reguler$/, 'list'],
  [/^\/package\/umroh-reguler\/(create|edit\/.*)$/, 'wizard'],
  [/^\/package\/umroh-reguler\/[^/]+$/, 'detail'],
]

const screenAt = ({ pathname }: URL): Screen => BY_PATH.find(([pattern]) => pattern.test(pathname))?.[1] ?? 'elsewhere'

/** True when only signed-in users may see this screen. */
export const isOfSession = (url: URL): boolean => !['login', 'elsewhere'].includes(screenAt(url))

/** Returns the screen that the mitra sees. */
export async function screenOf(page: Page): Promise<Screen> {
  const isOpen = (name: string) => page.getByRole('dialog', { name }).isVisible()
  if (await isOpen('Tinggalkan paket ini?')) return 'leaveQuestion'
  if (await isOpen('Lanjutkan draf?')) return 'draftQuestion'
  if (await isOpen('Paket ini sudah berubah')) return 'conflict'
  if (await isOpen('Duplikasi Paket')) return 'duplicateSheet'
  if (await isOpen('Duplikat dengan tanggal baru')) return 'newDatesSheet'
  if (await isOpen('Simulasi jamaah')) return 'simulation'
  if (await offerQuestion(page).isVisible()) return 'offerQuestion'
  if (await isOpen('Catat setuju')) return 'noteAnswer'
  if (await isOpen('Bagikan penawaran')) return 'shareSheet'
  if (await page.getByRole('dialog').first().isVisible()) return 'sheet'
  if (await page.getByRole('button', { name: 'Muat ulang' }).isVisible()) return 'broken'
  return screenAt(new URL(page.url()))
}

/** Waits until the screen has loaded, but gives up after `timeout`, because the network may be bad. */
export const ready = (page: Page, timeout: number) =>
  page
    .getByRole('progressbar')
    .first()
    .waitFor({ state: 'hidden', timeout })
    .catch(() => undefined)
