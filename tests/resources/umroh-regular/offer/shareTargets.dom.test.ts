import { afterEach, describe, expect, it, vi } from 'vitest'
import { offerFileName, saveFile, sendFile, sendText } from '@/resources/umroh-regular/offer/shareTargets'
import { copyText } from '@/ui/hooks/copyText'

const picture = new File(['x'], 'penawaran-Umroh.jpg', { type: 'image/jpeg' })

/** Gives the phone what a test says that it has. */
function phone(
  abilities: Partial<Pick<Navigator, 'share' | 'canShare'>> & { clipboard?: object; standalone?: boolean },
) {
  for (const [name, value] of Object.entries(abilities))
    Object.defineProperty(navigator, name, { value, configurable: true })
}

afterEach(() => {
  for (const name of ['share', 'canShare', 'clipboard', 'standalone']) Reflect.deleteProperty(navigator, name)
})

/** A window that the browser opened. */
const opened = () => ({ closed: false, opener: window }) as unknown as Window

const refusing = (name: string) => vi.fn<() => Promise<void>>(() => Promise.reject(new DOMException('', name)))

describe('ways to send an offer (docs/product.md §21.3)', () => {
  it('a text for a number opens WhatsApp, and the phone’s own sheet stays closed', async () => {
    const share = vi.fn<() => Promise<void>>(() => Promise.resolve())
    phone({ share })
    const open = vi.spyOn(window, 'open').mockReturnValue(opened())
    expect(await sendText('Halo', '6281234567890')).toBe('shared')
    expect(open).toHaveBeenCalledWith('https://wa.me/6281234567890?text=Halo', '_blank')
    expect(share).not.toHaveBeenCalled()
  })

  it('a text without a number goes to the phone’s own sheet, or to WhatsApp where there is none', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(opened())
    expect(await sendText('Halo', null)).toBe('shared')
    expect(open).toHaveBeenCalledWith('https://wa.me/?text=Halo', '_blank')
    const share = vi.fn<() => Promise<void>>(() => Promise.resolve())
    phone({ share })
    expect(await sendText('Halo', null)).toBe('shared')
    expect(share).toHaveBeenCalledWith({ text: 'Halo' })
    expect(open).toHaveBeenCalledTimes(1)
  })

  it.each([
    [undefined, 'downloaded'],
    [false, 'downloaded'],
    [true, 'shared'],
  ])('a file is saved: %s says the phone of its home screen, and it is %s', async (standalone, saved) => {
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
    vi.stubGlobal(
      'URL',
      Object.assign(class extends URL {}, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }),
    )
    const share = vi.fn<() => Promise<void>>(() => Promise.resolve())
    phone({ share, canShare: () => true, ...(standalone === undefined ? {} : { standalone }) })
    expect(await saveFile(picture)).toBe(saved)
    expect(share).toHaveBeenCalledTimes(saved === 'shared' ? 1 : 0)
    vi.unstubAllGlobals()
  })

  it('the opened page loses its opener', async () => {
    const page = opened()
    vi.spyOn(window, 'open').mockReturnValue(page)
    await sendText('Halo', '6281234567890')
    expect(page.opener).toBeNull()
  })

  it.each<[string, () => Window | null]>([
    ['opens nothing', () => null],
    ['closes the window at once', () => ({ closed: true }) as Window],
    [
      'throws',
      () => {
        throw new DOMException('', 'SecurityError')
      },
    ],
  ])('a browser that %s has blocked the text', async (_, open) => {
    vi.spyOn(window, 'open').mockImplementation(open)
    expect(await sendText('Halo', '6281234567890')).toBe('blocked')
    expect(await sendText('Halo', null)).toBe('blocked')
  })

  it('a phone that throws instead of sharing has failed', async () => {
    const throwing = () => {
      throw new TypeError('share')
    }
    phone({ share: throwing, canShare: () => true })
    expect(await sendText('Halo', null)).toBe('failed')
    expect(await sendFile(picture)).toBe('failed')
  })

  it.each([
    ['AbortError', 'cancelled'],
    ['NotAllowedError', 'failed'],
    ['DataError', 'failed'],
  ])('a sheet that ends with %s is told as %s', async (error, told) => {
    phone({ share: refusing(error), canShare: () => true })
    expect(await sendText('Halo', null)).toBe(told)
    expect(await sendFile(picture)).toBe(told)
  })

  it('a phone that shares no files saves the picture', async () => {
    const share = vi.fn<() => Promise<void>>(() => Promise.resolve())
    phone({ share, canShare: () => false })
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }))
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    expect(await sendFile(picture)).toBe('downloaded')
    expect(saved).toHaveBeenCalledTimes(1)
    expect(share).not.toHaveBeenCalled()
  })

  it('copying says whether the browser allowed it', async () => {
    expect(await copyText('Halo')).toBe(false)
    const writeText = vi.fn<() => Promise<void>>(() => Promise.resolve())
    phone({ clipboard: { writeText } })
    expect(await copyText('Halo')).toBe(true)
    expect(writeText).toHaveBeenCalledWith('Halo')
  })

  it('copying that never ends is told as not done', async () => {
    vi.useFakeTimers()
    phone({ clipboard: { writeText: () => new Promise(() => undefined) } })
    const copied = copyText('Halo')
    await vi.advanceTimersByTimeAsync(3000)
    expect(await copied).toBe(false)
    vi.useRealTimers()
  })

  it.each([
    ['Umroh Syawal', 'penawaran-Umroh Syawal.jpg'],
    [' Umroh: 12/hari\n*hemat* ', 'penawaran-Umroh 12 hari hemat.jpg'],
    ['/', 'penawaran-paket.jpg'],
  ])('the file of %j is named %s', (name, file) => {
    expect(offerFileName(name, 'jpg')).toBe(file)
  })
})
