import { whatsappLink } from '../../../domain/offer/whatsapp'

/** The outcome of a share: `cancelled` when the mitra closed the phone's sheet again, which is no failure. */
export type Shared = 'shared' | 'cancelled' | 'downloaded' | 'failed'

const isOwnChoice = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

const settled = (sharing: Promise<void>): Promise<Shared> =>
  sharing.then(
    () => 'shared',
    (error: unknown) => (isOwnChoice(error) ? 'cancelled' : 'failed'),
  )

function openLink(link: string): Promise<Shared> {
  window.open(link, '_blank', 'noopener')
  return Promise.resolve('shared')
}

/**
 * Sends a text (docs/product.md §21.3.1): to a number with WhatsApp, otherwise with the phone's own sheet. A browser allows
 * both during a tap only, so nothing is awaited before them.
 */
export function sendText(text: string, digits: string | null): Promise<Shared> {
  if (digits === null && 'share' in navigator) return settled(navigator.share({ text }))
  return openLink(whatsappLink(text, digits))
}

/** Saves a file in the phone's downloads. */
export function downloadFile(file: File): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = file.name
  link.click()
  // The browser reads the address after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

/** Sends a file with the phone's own sheet (docs/product.md §21.3.2); a phone that cannot share files downloads it. */
export function sendFile(file: File): Promise<Shared> {
  const data = { files: [file] }
  if ('canShare' in navigator && navigator.canShare(data)) return settled(navigator.share(data))
  downloadFile(file)
  return Promise.resolve('downloaded')
}

/** Puts a text on the clipboard. False if the browser does not allow it. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

// Characters that Android, Windows or a web server do not allow in the name of a file.
const FORBIDDEN = /[\\/:*?"<>|\p{Cc}]+/gu

/** The name of an offer's file: `penawaran-Umroh Syawal.jpg`. */
export const offerFileName = (name: string, ending: 'jpg' | 'pdf'): string =>
  `penawaran-${name.replace(FORBIDDEN, ' ').replace(/\s+/g, ' ').trim().slice(0, 80) || 'paket'}.${ending}`
