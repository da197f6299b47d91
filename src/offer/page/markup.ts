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

/** Styles and scripts of our own: a text that is never escaped. */
export const verbatim = (text: string): Markup => new Markup(text)
