import { id, type TextKey } from './id'

export type Values = Record<string, string | number>

// Texts that come with a chunk of their own: react-admin's, with its desktop screens.
const more: object[] = []

/** Adds the texts of screens that are loaded later; ours come first. */
export function addTexts(texts: object): void {
  if (!more.includes(texts)) more.push(texts)
}

const lookUp = (key: string): string | undefined =>
  [id, ...more].map((texts) => textIn(texts, key)).find((text) => text !== undefined)

function textIn(texts: object, key: string): string | undefined {
  let node: unknown = texts
  for (const part of key.split('.')) {
    if (typeof node !== 'object' || node === null || !Object.hasOwn(node, part)) return undefined
    node = (node as Record<string, unknown>)[part]
  }
  return typeof node === 'string' ? node : undefined
}

const fill = (text: string, values: Values) =>
  text.replace(/%\{(\w+)\}/g, (hole, name: string) => (name in values ? String(values[name]) : hole))

/** The text of a key, its `%{holes}` filled. */
export const t = (key: TextKey, values: Values = {}): string => fill(lookUp(key) ?? key, values)

/** For react-admin's i18n provider: its own default (`_`) where we have no text of that name. A key may bring values of its own: `error.waitMinutes?n=15`. */
export function translate(key: string, options: Values & { _?: string } = {}): string {
  const [name = '', values] = key.split('?', 2)
  return fill(lookUp(name) ?? options._ ?? key, { ...options, ...Object.fromEntries(new URLSearchParams(values)) })
}

/** Text that may be a key of ours or already words (a server's message): words stay as they are. */
export const say = (keyOrWords: string, values: Values = {}): string => translate(keyOrWords, values)
