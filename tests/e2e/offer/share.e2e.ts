import type { Page } from '@playwright/test'
import { emptyProfile } from '@/domain/offer/offerProfile'
import { addDays, formatDate, jakartaDay } from '@/domain/values/dates'
import { expect, test } from '../support/support'

/** 'Bagikan' in a real browser: the taps hand over what is ready (docs/product.md §21.2 and §21.3). */

type SharedFile = { name: string; type: string; size: number; width: number; height: number }
type SharedData = { text?: string; files: SharedFile[] }

declare global {
  interface Window {
    shared: SharedData[]
    opened: string[]
  }
}

/**
 * Stands in for the phone's own sheet. Like a phone, it refuses a call outside a tap; `window.event` is the tap only while
 * its listeners run, so a call after an `await` is refused too.
 */
async function watchShares(page: Page, { canShareFiles = true } = {}) {
  await page.addInitScript((mayShareFiles) => {
    window.shared = []
    window.opened = []
    const inTap = () => window.event?.type === 'click' && navigator.userActivation.isActive
    const sizeOf = async (file: File) => {
      const picture = await createImageBitmap(file)
      const { name, type, size } = file
      return { name, type, size, width: picture.width, height: picture.height }
    }
    Object.assign(navigator, {
      canShare: () => mayShareFiles,
      share: async ({ text, files = [] }: ShareData) => {
        if (!inTap()) throw new DOMException('no activation', 'NotAllowedError')
        window.shared.push({ ...(text ? { text } : {}), files: await Promise.all([...files].map(sizeOf)) })
      },
    })
    window.open = (address) => {
      window.opened.push(inTap() ? String(address) : 'opened outside a tap')
      return { closed: false } as Window
    }
  }, canShareFiles)
}

const sheetOf = (page: Page) => page.getByRole('dialog', { name: 'Bagikan penawaran' })

async function openSheet(page: Page, id: unknown) {
  await page.goto(`/package/umroh-reguler/${id}`)
  await page.getByRole('button', { name: 'Bagikan' }).click()
  await expect(sheetOf(page).getByRole('status')).toHaveText('Gambar siap dikirim.')
  return sheetOf(page)
}

test('a mitra sends the picture, which is ready before the tap', async ({ page, api }) => {
  await watchShares(page)
  const sheet = await openSheet(page, await api.create({ namaPaket: 'Umroh: Keluarga/Ahmad' }))
  await sheet.getByRole('button', { name: 'Kirim gambar' }).click()
  await expect.poll(() => page.evaluate(() => window.shared)).toHaveLength(1)
  const [picture] = (await page.evaluate(() => window.shared))[0]?.files ?? []
  expect(picture).toMatchObject({
    name: 'penawaran-Umroh Keluarga Ahmad.jpg',
    type: 'image/jpeg',
    width: 1080,
    height: 1350,
  })
  expect(picture?.size).toBeLessThanOrEqual(300_000)
  const faces = () => page.evaluate(() => [...document.fonts].map(({ family, status }) => `${family} ${status}`))
  await expect.poll(faces).toContain('"Offer Picture" loaded')
})

test('a mitra writes to a customer’s number, with the rooms and the name that were chosen', async ({ page, api }) => {
  await watchShares(page)
  const sheet = await openSheet(page, await api.create({ namaPaket: 'Umroh Syawal' }))
  await sheet.getByRole('checkbox', { name: 'Triple' }).uncheck()
  await sheet.getByRole('checkbox', { name: 'Double' }).uncheck()
  await expect(sheet.getByRole('checkbox', { name: 'Quad' })).toBeDisabled()
  await sheet.getByRole('textbox', { name: 'Nama pelanggan' }).fill('Bapak Ahmad')
  await sheet.getByRole('textbox', { name: 'WhatsApp pelanggan' }).fill('0812-3456')
  await sheet.getByRole('textbox', { name: 'Nama pelanggan' }).focus()
  await expect(sheet.getByText('Nomor WhatsApp tidak valid')).toBeVisible()
  await expect(sheet.getByRole('button', { name: 'Kirim teks' })).toBeDisabled()
  await sheet.getByRole('textbox', { name: 'WhatsApp pelanggan' }).fill('0812-3456-7890')
  await sheet.getByRole('button', { name: 'Kirim teks' }).click()
  const [opened = ''] = await page.evaluate(() => window.opened)
  const { origin, pathname, searchParams } = new URL(opened)
  expect([origin, pathname]).toEqual(['https://wa.me', '/6281234567890'])
  const text = searchParams.get('text') ?? ''
  expect(text.split('\n').slice(0, 2)).toEqual(['*Umroh Syawal*', 'Penawaran untuk Bapak Ahmad'])
  expect(text).toMatch(/^Quad: Rp\. [\d.]+$/m)
  expect(text).not.toMatch(/Double|Triple|[Mm]argin|SAR/)
  expect(text).toContain(`Berlaku s.d. ${formatDate(addDays(jakartaDay(Date.now()), 7))}`)
})

test('without a number the phone asks for the receiver, and a phone that shares no files saves the picture', async ({
  page,
  api,
}) => {
  await watchShares(page, { canShareFiles: false })
  const sheet = await openSheet(page, await api.create({ namaPaket: 'Umroh Syawal' }))
  await sheet.getByRole('button', { name: 'Kirim teks' }).click()
  await expect.poll(() => page.evaluate(() => window.shared[0]?.text ?? '')).toMatch(/^\*Umroh Syawal\*\n/)
  const saved = page.waitForEvent('download')
  await sheet.getByRole('button', { name: 'Kirim gambar' }).click()
  expect((await saved).suggestedFilename()).toBe('penawaran-Umroh Syawal.jpg')
  await expect(sheet.getByRole('status')).toContainText('penawaran-Umroh Syawal.jpg')
})

test('the typed texts are still there after the sheet was closed', async ({ page, api }) => {
  const sheet = await openSheet(page, await api.create({ namaPaket: 'Umroh Syawal' }))
  await sheet.getByRole('textbox', { name: 'Nama pelanggan' }).fill('Ibu Sri')
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await page.getByRole('button', { name: 'Bagikan' }).click()
  await expect(sheet.getByRole('textbox', { name: 'Nama pelanggan' })).toHaveValue('Ibu Sri')
  await expect(sheet.getByRole('region', { name: 'Pratinjau' })).toContainText('Penawaran untuk Ibu Sri')
})

/** The picture in the preview: a PNG without loss, as a data address. */
const pictureOf = (page: Page) =>
  sheetOf(page)
    .getByRole('img')
    .evaluate((shown: HTMLCanvasElement) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: shown.width, height: shown.height })
      canvas.getContext('2d')!.drawImage(shown, 0, 0)
      return canvas.toDataURL('image/png')
    })

/** The pixels of a PNG, and how far a second one differs from it in any colour of any pixel. */
const pixelsOf = (page: Page, picture: string, other = picture) =>
  page.evaluate(
    async (addresses) => {
      const read = async (address: string) => {
        const image = Object.assign(new Image(), { src: address })
        await image.decode()
        const { naturalWidth: width, naturalHeight: height } = image
        const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d')!
        context.drawImage(image, 0, 0)
        return { data: context.getImageData(0, 0, width, height).data, width, height }
      }
      const [one, two] = [await read(addresses[0]!), await read(addresses[1]!)]
      let difference = 0
      for (let at = 0; at < one.data.length; at += 1)
        difference = Math.max(difference, Math.abs((one.data[at] ?? 0) - (two.data[at] ?? 255)))
      const corner = (4 * one.width + 4) * 4
      return { size: [one.width, one.height], corner: Array.from(one.data.slice(corner, corner + 3)), difference }
    },
    [picture, other],
  )

const cornerOf = async (page: Page) => (await pixelsOf(page, await pictureOf(page))).corner

const GROUND = [6, 75, 54]

test('the picture has the photos of the hotels, or a skyline where they cannot be read; Escape closes the whole picture alone', async ({
  page,
  api,
  noise,
}) => {
  noise.allow(/ERR_FAILED|Failed to load resource/)
  const id = await api.create({ namaPaket: 'Umroh Syawal' })
  const sheet = await openSheet(page, id)
  expect(await cornerOf(page)).not.toEqual(GROUND)
  await sheet.getByRole('button', { name: 'Perbesar gambar' }).click()
  const whole = page.getByRole('dialog', { name: 'Gambar penawaran' })
  await expect(whole.getByRole('img', { name: 'Umroh Syawal' })).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Escape')
  await expect(whole).toBeHidden()
  await expect(sheet).toBeVisible()

  await page.route('**/media/**', (route) => route.abort())
  await openSheet(page, id)
  expect(await cornerOf(page)).toEqual(GROUND)
})

test('a worker draws the picture, and where none starts the page draws the same', async ({ page, api, noise }) => {
  noise.allow(/ERR_FAILED|Failed to load resource/)
  const logo = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 300, height: 120 })
    const context = canvas.getContext('2d')!
    context.fillStyle = 'tomato'
    context.fillRect(20, 20, 260, 80)
    return canvas.toDataURL('image/jpeg').split(',')[1]
  })
  await api.put('/partner/offer-profile', { ...emptyProfile('An-Nur Tour & Travel'), logo })
  const id = await api.create({ namaPaket: 'Umroh ✈️ محمد 7' })
  const workers: string[] = []
  page.on('worker', (worker) => void workers.push(new URL(worker.url()).pathname))
  await openSheet(page, id)
  expect(workers).toEqual([expect.stringMatching(/^\/assets\/picture\.worker-/)])
  const byWorker = await pictureOf(page)

  await page.addInitScript(() => Object.assign(window, { OffscreenCanvas: undefined }))
  await openSheet(page, id)
  expect(workers).toHaveLength(1)
  const { size, difference } = await pixelsOf(page, byWorker, await pictureOf(page))
  expect(size).toEqual([1080, 1350])
  expect(difference).toBeLessThanOrEqual(2)
  await api.put('/partner/offer-profile', emptyProfile('An-Nur Tour & Travel'))
})
