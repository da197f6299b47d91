import type { ManifestOptions } from 'vite-plugin-pwa'
import { light as colour } from '../../../theme/tokens.ts'
import { APP_NAME, install } from '../../i18n/install.ts'

const png = (name: string, size: number) => ({ src: `/${name}.png`, sizes: `${size}x${size}`, type: 'image/png' })
const shot = (name: string, sizes: string, form_factor: 'narrow' | 'wide', label: string) => ({
  src: `/screenshots/${name}.png`,
  sizes,
  type: 'image/png',
  form_factor,
  label,
})
const phone = (name: string, label: string) => shot(name, '585x1266', 'narrow', label)

/** The web app manifest, which phones read to install the app. */
export const manifest: Partial<ManifestOptions> = {
  id: '/',
  name: APP_NAME,
  short_name: APP_NAME,
  description: install.description,
  lang: 'id',
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  theme_color: colour.accent,
  background_color: colour.page,
  categories: ['business', 'travel'],
  icons: [
    { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    { ...png('icon-192', 192), purpose: 'any' },
    { ...png('icon-512', 512), purpose: 'any' },
    { ...png('icon-maskable-512', 512), purpose: 'maskable' },
  ],
  screenshots: [
    phone('daftar', install.screenshots.list),
    phone('wizard', install.screenshots.wizard),
    phone('review', install.screenshots.review),
    shot('admin', '1280x760', 'wide', install.screenshots.admin),
  ],
}
