import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { manifest, phoneScripts, SERVER_PATHS } from '@/shell/build/pwa'
import { light as colour } from '@theme/tokens'

const PUBLIC = resolve(import.meta.dirname, '../../../theme/static')
const PNG = '89504e470d0a1a0a'

function sizeOf(src: string): string {
  const bytes = readFileSync(`${PUBLIC}${src}`)
  expect(bytes.subarray(0, 8).toString('hex')).toBe(PNG)
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`
}

describe('the manifest', () => {
  it('the manifest holds the app’s name, language and colours', () => {
    expect(manifest).toMatchObject({
      name: 'Umroh Mitra',
      id: '/',
      start_url: '/',
      scope: '/',
      display: 'standalone',
      lang: 'id',
      theme_color: colour.accent,
      background_color: colour.page,
    })
    expect(readFileSync(resolve(PUBLIC, '../../index.html'), 'utf8')).toContain(
      `<meta name="theme-color" content="${colour.accent}" />`,
    )
  })

  it('the manifest has an icon for each use, and each file has the stated size', () => {
    const icons = manifest.icons ?? []
    expect(icons.map(({ sizes, type, purpose }) => [sizes, type, purpose])).toEqual([
      ['any', 'image/svg+xml', 'any'],
      ['192x192', 'image/png', 'any'],
      ['512x512', 'image/png', 'any'],
      ['512x512', 'image/png', 'maskable'],
    ])
    expect(icons.slice(1).map(({ src }) => sizeOf(src))).toEqual(icons.slice(1).map(({ sizes }) => sizes))
    expect(readFileSync(`${PUBLIC}${icons[0]?.src ?? ''}`, 'utf8')).toContain(colour.accent)
    expect(sizeOf('/apple-touch-icon.png')).toBe('180x180')
  })

  it('the manifest has screenshots for phone and desktop, each of the stated size and within the browsers’ limits', () => {
    const screenshots = manifest.screenshots ?? []
    expect(screenshots.map(({ form_factor }) => form_factor)).toEqual(['narrow', 'narrow', 'narrow', 'wide'])
    for (const { src, sizes, label } of screenshots) {
      expect(sizeOf(src)).toBe(sizes)
      const [width = 0, height = 0] = (sizes ?? '').split('x').map(Number)
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(320)
      expect(Math.max(width, height) / Math.min(width, height)).toBeLessThanOrEqual(2.3)
      expect(label).toMatch(/\w/)
    }
  })
})

describe('the service worker', () => {
  it.each([
    ['/p/u5Zr0-token_of_an_offer', true],
    ['/p/u5Zr0-token_of_an_offer.jpg', true],
    ['/p', true],
    ['/api/partner/me', true],
    ['/profile', false],
    ['/package/umroh-reguler/7', false],
    ['/', false],
  ])('a navigation to %s passes to the server: %s', (path, passes) => {
    expect(SERVER_PATHS.some((pattern) => pattern.test(path))).toBe(passes)
  })
})

describe('the scripts that a phone precaches', () => {
  it('the worker precaches every script that a mitra may need, and none of the desktop and of PDFs', () => {
    const built = {
      'src/index.tsx': {
        file: 'app.js',
        isEntry: true,
        imports: ['_runtime.js'],
        dynamicImports: ['src/Wizard.tsx', 'src/layout/desktop/Bars.tsx'],
      },
      '_runtime.js': { file: 'runtime.js' },
      'src/Wizard.tsx': {
        file: 'wizard.js',
        imports: ['src/index.tsx', '_shared.js'],
        dynamicImports: ['src/Calendar.tsx', 'src/offer/pdf/offerPdf.ts'],
      },
      'src/Calendar.tsx': { file: 'calendar.js', imports: ['_shared.js'] },
      'src/offer/pdf/offerPdf.ts': { file: 'pdf.js', imports: ['_shared.js'] },
      '_shared.js': { file: 'shared.js' },
      'src/layout/desktop/Bars.tsx': { file: 'bars.js', imports: ['_table.js', '_shared.js'] },
      '_table.js': { file: 'table.js' },
      'font.woff2': { file: 'font.woff2' },
    }
    expect(phoneScripts(built)).toEqual(['app.js', 'runtime.js', 'wizard.js', 'shared.js', 'calendar.js'])
  })
})
