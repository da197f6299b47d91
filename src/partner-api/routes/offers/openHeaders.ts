import { toBase64 } from '@/domain/values/base64'
import { SEEN_SCRIPT } from '@/offer/page/document'
import { PAGE_STYLE } from '@/offer/page/pageStyle'

const hashOf = async (text: string) =>
  `'sha256-${toBase64(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))))}'`

async function policy(): Promise<string> {
  return [
    "default-src 'none'",
    `style-src ${await hashOf(PAGE_STYLE)}`,
    `script-src ${await hashOf(SEEN_SCRIPT)}`,
    "connect-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

let made: Promise<string> | null = null

/** The headers of everything below `/p/` (docs/product.md §21.5.8). The policy allows the page's own style and script alone. */
export async function pageHeaders(): Promise<Readonly<Record<string, string>>> {
  made ??= policy()
  return {
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
    'X-Robots-Tag': 'noindex, nofollow',
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': await made,
  }
}
