import { dirname, join, posix } from 'node:path'
import { anchorsOf, numbersOf, prose, type Page } from './documents'

const LINK = /\]\(([^)\s]+)\)|<(?:img|a)\b[^>]*?\b(?:src|href)="([^"]+)"/g

type Link = { target: string; path: string; anchor: string | undefined }

/** The links of a document to files of the repository, as paths from its root. */
function linksOf({ path, text }: Page): Link[] {
  return [...prose(text).matchAll(LINK)]
    .map(([, markdown, html]) => markdown ?? html ?? '')
    .filter((target) => !/^[a-z]+:/.test(target))
    .map((target) => {
      const [file = '', anchor] = target.split('#')
      return { target, path: file === '' ? path : posix.normalize(join(dirname(path), file)), anchor }
    })
}

/** Links to files that are not there, and anchors that their page does not have. */
export function deadLinks(documents: readonly Page[], exists: (path: string) => boolean): string[] {
  const texts = new Map(documents.map(({ path, text }) => [path, text]))
  const isDead = ({ path, anchor }: Link) => {
    if (!exists(path) && !texts.has(path)) return true
    const text = texts.get(path)
    return anchor !== undefined && text !== undefined && !anchorsOf(text).has(anchor)
  }
  return documents.flatMap((document) =>
    linksOf(document)
      .filter(isDead)
      .map(({ target }) => `${document.path}: ${target}`),
  )
}

/** Pages of docs that no other document links to. */
export function orphans(documents: readonly Page[]): string[] {
  const linked = new Set(
    documents.flatMap((document) =>
      linksOf(document)
        .map(({ path }) => path)
        .filter((path) => path !== document.path),
    ),
  )
  return documents.map(({ path }) => path).filter((path) => path.startsWith('docs/') && !linked.has(path))
}

// A comment may break the line between the page and the number.
const REFERENCE = /([\w/-]+\.md)[\s*/]+§(\d+(?:\.\d+)*)((?:(?:, | and | or |–|; )§\d+(?:\.\d+)*)*)/g
const OWN_REFERENCE = /§(\d+(?:\.\d+)*)/g

/** References such as `docs/product.md §6.7` whose page or number does not exist. A bare number sign in a page is about that page. */
export function deadReferences(pages: readonly Page[], documents: readonly Page[]): string[] {
  const numbers = new Map(documents.map(({ path, text }) => [path, new Set(numbersOf(text))]))
  const has = (page: string, number: string) =>
    (numbers.get(page) ?? numbers.get(`docs/${page.replace(/^.*\//, '')}`))?.has(number) ?? false
  return pages.flatMap(({ path, text }) => {
    const named = [...text.matchAll(REFERENCE)].flatMap(([, page = '', first = '', others = '']) =>
      [first, ...[...others.matchAll(OWN_REFERENCE)].map(([, number = '']) => number)].map((number) => ({
        page,
        number,
      })),
    )
    const own = numbers.get(path)?.size
      ? [...text.replace(REFERENCE, '').matchAll(OWN_REFERENCE)].map(([, number = '']) => ({ page: path, number }))
      : []
    return [...named, ...own]
      .filter(({ page, number }) => !has(page, number))
      .map(({ page, number }) => `${path}: ${page} §${number}`)
  })
}

/** Numbers that a page gives twice, and rules that stand outside the section of their number. */
export function misplacedNumbers({ path, text }: Page): string[] {
  const numbers = numbersOf(text)
  const doubled = numbers.filter((number, index) => numbers.indexOf(number) !== index)
  let section = ''
  const strays = numbers.filter((number) => {
    if (number.split('.').length < 3) section = number
    return number.split('.').length > 2 && !number.startsWith(`${section}.`)
  })
  return [...doubled, ...strays].map((number) => `${path}: ${number}`)
}

/** Paths below src, theme, tests and docs that a document names and that do not exist; the how-to pages invent some. */
export function missingPaths(
  documents: readonly Page[],
  exists: (path: string) => boolean,
  invented: RegExp,
): string[] {
  return documents.flatMap(({ path, text }) =>
    [...prose(text).matchAll(/(?<![\w./-])((?:src|theme|tests|docs)\/[\w./-]*[\w/])(?![\w{*…<])/g)]
      .map(([, named = '']) => named)
      .filter((named) => !['', '.ts', '.tsx'].some((ending) => exists(named + ending)) && !invented.test(named))
      .map((named) => `${path}: ${named}`),
  )
}

/** Commands `npm run …` that package.json does not have. */
export const missingScripts = (documents: readonly Page[], scripts: readonly string[]): string[] =>
  documents.flatMap(({ path, text }) =>
    [...text.matchAll(/npm run (?:-s )?([a-z][\w:]*)/g)]
      .filter(([, script = '']) => !scripts.includes(script))
      .map(([command]) => `${path}: ${command}`),
  )

/** Pointers to pages that the repository does not hold: `name.md` without a file of that name, and sections of no page. */
export const unpublished = (sources: readonly Page[], documents: readonly Page[]): string[] => {
  const names = new Set(documents.map(({ path }) => posix.basename(path)))
  return sources.flatMap(({ path, text }) =>
    [...text.matchAll(/\bspec §[\d.]*|\b[\w-]+\.md\b/g)]
      .filter(([pointer]) => !names.has(pointer))
      .map(([pointer]) => `${path}: ${pointer}`),
  )
}
