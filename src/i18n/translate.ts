import { id } from './id'

type Leaves<T, Prefix extends string = ''> = {
  [K in keyof T & (string | number)]: T[K] extends string ? `${Prefix}${K}` : Leaves<T[K], `${Prefix}${K}.`>
}[keyof T & (string | number)]

/** Every key of the texts that the first screens have. */
export type TextKey = Leaves<typeof id>

export type Values = Record<string, string | number>

// Texts that arrive with a later chunk, such as react-admin's with its desktop screens.
const more: object[] = []

/** Adds the texts of a later chunk. A text of `id.ts` wins over an added text with the same key. */
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

/** Returns the text of a key with its `%{name}` placeholders filled. */
export const t = (key: TextKey, values: Values = {}): string => fill(lookUp(key) ?? key, values)

/**
 * Adds the texts of screens that load later, and returns their `t`. A module that uses such a text imports this `t`, so
 * that the text loads with the module. With the general `t` its key does not compile. Another file may have a key of the same
 * name: a file's `t` says its own text.
 */
export function textsOf<const T extends object>(texts: T) {
  addTexts(texts)
  return (key: TextKey | Leaves<T>, values: Values = {}): string =>
    fill(textIn(texts, key) ?? lookUp(key) ?? key, values)
}

/**
 * Serves react-admin's i18n provider. A key without a text falls back to react-admin's default (`_`). A key may carry
 * values: `error.waitMinutes?n=15`.
 */
export function translate(key: string, options: Values & { _?: string } = {}): string {
  const [name = '', values] = key.split('?', 2)
  return fill(lookUp(name) ?? options._ ?? key, { ...options, ...Object.fromEntries(new URLSearchParams(values)) })
}

/** Translates a key of ours; any other text (such as a server's message) stays as it is. */
export const say = (keyOrWords: string, values: Values = {}): string => translate(keyOrWords, values)
