import type { Plugin } from 'vite'

/** Calls of `t` with a key, or with the beginning of one (`status.${status}`). */
const SAID = /\bt(?:\$\d+)?\(\s*["'`]([\w.]+?)(\.\$\{|["'`])/g

type Texts = { readonly [key: string]: string | Texts }

/** The keys of the texts that a script says, and the groups of which it says any text. */
export const saidKeys = (code: string): string[] => [...new Set([...code.matchAll(SAID)].map(([, key = '']) => key))]

/** The texts that stand under these keys. */
export function textsUnder(texts: Texts, keys: readonly string[], prefix = ''): Texts {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([name, value]): [string, string | Texts][] => {
      const key = prefix + name
      if (keys.some((said) => key === said || key.startsWith(`${said}.`))) return [[name, value]]
      if (typeof value === 'string') return []
      const below = textsUnder(value, keys, `${key}.`)
      return Object.keys(below).length > 0 ? [[name, below]] : []
    }),
  )
}

/** Replaces the texts of the first screens by some of them. */
export const onlyTexts = (texts: Texts): Plugin => ({
  name: 'only-texts',
  load: (id) => (id.endsWith('/src/i18n/id.ts') ? `export const id = ${JSON.stringify(texts)}` : undefined),
})
