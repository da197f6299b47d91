import { light as colour } from '../../../theme/tokens'
import { markup, verbatim, type Markup } from './markup'
import { PAGE_STYLE } from './pageStyle'
import { SEEN_SCRIPT } from './seenScript'

type Page = { title: string; body: Markup; head?: Markup; counts?: boolean }

/** HTML may leave out these ends: an offer with options has hundreds of them. Texts of people have no tags (`markup`). */
const withoutEnds = ({ text }: Markup): Markup =>
  verbatim(text.replace(/<\/(?:li|dt|dd|option)>|<\/p>(?=<(?:p|div|section|\/section|\/div)\b)/g, ''))

/** A whole page. With `counts` it tells the server when a person has looked at it. */
export function pageOf({ title, body, head = markup``, counts = false }: Page): string {
  const script = counts ? markup`<script>${verbatim(SEEN_SCRIPT)}</script>` : markup``
  const { text } =
    markup`<!doctype html><html lang="id"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex,nofollow"><meta name="referrer" content="no-referrer"><meta name="theme-color" content="${colour.accentDark}"><title>${title}</title>${head}<style>${verbatim(PAGE_STYLE)}</style></head><body><main>${withoutEnds(body)}</main>${script}</body></html>`
  return text
}
