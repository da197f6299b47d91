import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '../..')

/** A text of the repository and its path from the root. */
export type Page = { path: string; text: string }

export const read = (path: string): Page => ({ path, text: readFileSync(join(ROOT, path), 'utf8') })

/** Whether a path from the root names a file or a folder. */
export const exists = (path: string): boolean => existsSync(join(ROOT, path))

const filesBelow = (folder: string, ending: RegExp): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)

/** Everything that people read: the documents at the root, and those of docs and tests. */
export const readDocuments = (): Page[] =>
  ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', ...filesBelow('docs', /\.md$/), 'tests/security/README.md'].map(read)

/** Everything else that may point to a numbered rule. */
export const readSources = (): Page[] =>
  [
    '.oxlintrc.json',
    'index.html',
    'vite.config.ts',
    ...['src', 'theme', 'tests'].flatMap((folder) => filesBelow(folder, /\.(tsx?|m?js|css|html)$/)),
  ].map(read)

const FENCE = /^(```|~~~).*?^\1[^\n]*$/gms

/** A document without its blocks of code. */
export const prose = (text: string): string => text.replace(FENCE, '')

/** The anchor that GitHub gives to a heading. */
const slugOf = (heading: string): string =>
  heading
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(' ', '-')

/** Every anchor of a document; GitHub numbers those that repeat. */
export function anchorsOf(text: string): Set<string> {
  const anchors = new Set<string>()
  for (const [, heading = ''] of prose(text).matchAll(/^#{1,6} +(.+)$/gm)) {
    const slug = slugOf(heading)
    let anchor = slug
    for (let count = 1; anchors.has(anchor); count += 1) anchor = `${slug}-${count}`
    anchors.add(anchor)
  }
  return anchors
}

/** The numbers of a document's headings (`### 6.7 Order`) and rules (`**6.7.1**`), in order, repeated ones too. */
export const numbersOf = (text: string): string[] =>
  [...prose(text).matchAll(/^#{1,6} (\d+(?:\.\d+)*) |\*\*(\d+(?:\.\d+)+)\*\*/gm)].map(
    ([, heading, rule]) => heading ?? rule ?? '',
  )
