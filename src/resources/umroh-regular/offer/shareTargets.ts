import { whatsappLink } from '@/domain/offer/whatsapp'
import { firstLetters } from '@/domain/values/letters'

/**
 * The outcome of a share: `cancelled` when the mitra closed the phone's sheet again, which is no failure; `blocked` when the
 * browser opened no window.
 */
export type Shared = 'shared' | 'cancelled' | 'downloaded' | 'failed' | 'blocked'

const isOwnChoice = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

/** A browser may refuse at once, by an exception in the call itself. */
async function settled(share: () => Promise<void>): Promise<Shared> {
  try {
    await share()
    return 'shared'
  } catch (error) {
    return isOwnChoice(error) ? 'cancelled' : 'failed'
  }
}

/** With the option `noopener` a browser would not tell whether it opened the window, so the new page loses us here. */
function openLink(link: string): Shared {
  try {
    const opened = window.open(link, '_blank')
    if (!opened || opened.closed) return 'blocked'
    opened.opener = null
    return 'shared'
  } catch {
    return 'blocked'
  }
}

/**
 * Sends a text (docs/product.md §21.3.1): to a number with WhatsApp, otherwise with the phone's own sheet. A browser allows
 * both during a tap only, so nothing is awaited before them.
 */
export async function sendText(text: string, digits: string | null): Promise<Shared> {
  if (digits === null && 'share' in navigator) return settled(() => navigator.share({ text }))
  return openLink(whatsappLink(text, digits))
}

/** Saves a file in the phone's downloads. */
function downloadFile(file: File): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = file.name
  link.click()
  // The browser reads the address after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

function canShare(data: ShareData): boolean {
  try {
    return 'canShare' in navigator && navigator.canShare(data)
  } catch {
    return false
  }
}

/** iPhones and iPads tell when the app was opened from the home screen. */
const isOnHomeScreen = () => 'standalone' in navigator && navigator.standalone === true

/**
 * Saves a file. An app on the home screen of an iPhone has no downloads: a link to a file would lead out of the app, to a
 * page without a way back. There the phone's own sheet saves it.
 */
export async function saveFile(file: File): Promise<Shared> {
  if (isOnHomeScreen()) return sendFile(file)
  downloadFile(file)
  return 'downloaded'
}

/** Sends a file with the phone's own sheet (docs/product.md §21.3.2); a phone that cannot share files downloads it. */
export async function sendFile(file: File): Promise<Shared> {
  const data = { files: [file] }
  if (canShare(data)) return settled(() => navigator.share(data))
  downloadFile(file)
  return 'downloaded'
}

// Characters that Android, Windows or a web server do not allow in the name of a file.
const FORBIDDEN = /[\\/:*?"<>|\p{Cc}]+/gu

/** The name of an offer's file: `penawaran-Umroh Syawal.jpg`. */
export const offerFileName = (name: string, ending: 'jpg' | 'pdf'): string =>
  `penawaran-${firstLetters(name.replace(FORBIDDEN, ' ').replace(/\s+/g, ' ').trim(), 80).trim() || 'paket'}.${ending}`
