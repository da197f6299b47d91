import { light as colour } from '@theme/tokens'
import { PAGE_STYLE, TYPEFACE_PATH } from './pageStyle'
import { lowestPrice, type PublicOffer } from '@/domain/offer/publicOffer'
import { formatRupiah } from '@/domain/values/money'
import { t } from '@/i18n/offer/offerPage'
import { PICTURE } from '../picture/pictureLayout'
import { titleOf } from '../words'

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '')

/** A piece of HTML. Only `markup` and `verbatim` make one, so that no text of a person becomes markup. */
export class Markup {
  constructor(readonly text: string) {}
}

type Part = Markup | string | number | null | readonly Part[]

function written(part: Part): string {
  if (part instanceof Markup) return part.text
  if (Array.isArray(part)) return part.map(written).join('')
  return part === null ? '' : escaped(String(part))
}

/** Writes HTML. Every value is escaped, unless it is HTML itself. Attributes must stand in double quotes. */
export const markup = (parts: TemplateStringsArray, ...values: readonly Part[]): Markup =>
  new Markup(parts.map((part, index) => part + written(values[index] ?? null)).join(''))

/** A day, a period within a month, or the begin of a longer period; with the time behind it. */
const DATE = /((?:\d\d?–)?\d\d? \p{L}{3,9} \d{4}(?: pukul \d\d\.\d\d WIB| –)?|\d\d? \p{L}{3,9} –)/u

/** A text whose dates break only where a line is too short for one (docs/product.md §1.3.4). */
export const dated = (text: string): Markup =>
  markup`${text.split(DATE).map((part, at) => (at % 2 > 0 ? markup`<span>${part}</span>` : part))}`

/** Styles and scripts of our own: a text that is never escaped. */
const verbatim = (text: string): Markup => new Markup(text)

/** How long the page must be visible before the offer counts as read (docs/product.md §21.5.9). */
const SEEN_AFTER = 2000

/**
 * Tells the server once that a person has looked at the page. Previews of WhatsApp run no script. A hidden tab does not
 * count: the time starts when the page becomes visible, and stops when it is hidden.
 */
export const SEEN_SCRIPT = `(()=>{let t;const d=document,e='visibilitychange',go=()=>{clearTimeout(t);if(!d.hidden)t=setTimeout(()=>{d.removeEventListener(e,go);fetch(location.pathname.replace(/\\/$/,'')+'/seen',{method:'POST',keepalive:true}).catch(()=>{})},${SEEN_AFTER})};d.addEventListener(e,go);go()})()`

type Page = { title: string; body: Markup; head?: Markup; isWide?: boolean; counts?: boolean }

/** A whole page; a wide one has two columns where a window has room. With `counts` it tells the server when a person has looked at it. */
export function pageOf({ title, body, head = markup``, isWide = false, counts = false }: Page): string {
  const script = counts ? markup`<script>${verbatim(SEEN_SCRIPT)}</script>` : markup``
  const { text } =
    markup`<!doctype html><html lang="id"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover"><meta name="robots" content="noindex,nofollow"><meta name="referrer" content="no-referrer"><meta name="theme-color" content="${colour.accentDark}"><title>${title}</title><link rel="icon" href="/icon.svg" type="image/svg+xml">${head}<link rel="preload" href="${TYPEFACE_PATH}" as="font" type="font/woff2" crossorigin><style>${verbatim(PAGE_STYLE)}</style></head><body><main${isWide ? markup` class="wide"` : null}>${body}</main>${script}</body></html>`
  return text
}

/** The bar at the bottom of a page, with what its reader can do; nothing without links. */
export const barOf = (links: readonly Markup[]): Markup =>
  links.length > 0 ? markup`<nav class="bar screen" aria-label="${t('offerPage.bar')}">${links}</nav>` : markup``

const tag = (property: string, content: string) => markup`<meta property="og:${property}" content="${content}">`

const pictureTags = (picture: string) =>
  markup`${tag('image', picture)}${tag('image:type', 'image/jpeg')}${tag('image:width', String(PICTURE.width))}${tag('image:height', String(PICTURE.height))}`

/** The tags that WhatsApp reads for its preview; `picture` is an absolute address. Nothing of the customer is in them (docs/product.md §21.5.7). */
export function previewTags(offer: PublicOffer, picture: string | null): Markup {
  const { business } = offer
  const lowest = lowestPrice(offer)
  const from = lowest === null ? '' : t('offerPage.from', { price: formatRupiah(lowest).replace('Rp.', 'Rp') })
  return markup`${tag('type', 'website')}${tag('site_name', business.name)}${tag('title', titleOf(offer))}${tag('description', from)}${picture === null ? null : pictureTags(picture)}`
}
