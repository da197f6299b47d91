import { describe, expect, it } from 'vitest'
import { exists, read, readDocuments, readSources, type Page } from './documents'
import {
  deadLinks,
  deadReferences,
  misplacedNumbers,
  missingPaths,
  missingScripts,
  orphans,
  unpublished,
} from './findings'

const README_BYTES = 10_000
/** Resources and fields that the how-to pages invent to explain themselves. */
const INVENTED = /umroh-(haji-)?plus|oleh-?oleh/i
/** Whether a page describes a moment in the past, so that files that it names may have moved since. */
const isHistory = ({ path }: Page) => path === 'CHANGELOG.md' || /^docs\/decisions\/\d/.test(path)

const documents = readDocuments()
const product = read('docs/product.md')

describe('the documents', () => {
  it('link only to files and headings that exist', () => {
    expect(deadLinks(documents, exists)).toEqual([])
  })

  it('are each linked by another document', () => {
    expect(orphans(documents)).toEqual([])
  })

  it('name only files and folders that exist', () => {
    expect(
      missingPaths(
        documents.filter((page) => !isHistory(page)),
        exists,
        INVENTED,
      ),
    ).toEqual([])
  })

  it('name only commands that package.json has', () => {
    const { scripts } = JSON.parse(read('package.json').text) as { scripts: Record<string, string> }
    expect(missingScripts(documents, Object.keys(scripts))).toEqual([])
  })

  it('keep the README within 10,000 bytes', () => {
    expect(Buffer.byteLength(read('README.md').text)).toBeLessThanOrEqual(README_BYTES)
  })

  it('give each rule of the product one number, in the section of that number', () => {
    expect(misplacedNumbers(product)).toEqual([])
  })

  it('have the chapters of the product in the order of their numbers', () => {
    const numbers = [...product.text.matchAll(/^## (\d+) /gm)].map(([, number]) => Number(number))
    expect(numbers.length).toBeGreaterThan(20)
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
  })

  it('show the import table that the linter enforces', () => {
    const lines = read('.oxlintrc.json').text.replace(/^\s*\/\/.*$/gm, '')
    const table = (JSON.parse(lines) as { rules: Record<string, [string, Record<string, string[]>]> }).rules[
      'rooms/table'
    ]?.[1]
    const rows = Object.entries(table ?? {}).map(
      ([room, imports]) => `| \`${room}\` | ${imports.map((entry) => `\`${entry}\``).join(', ') || 'nothing'} |`,
    )
    const [, shown = ''] = /<!-- rooms:[^\n]*-->([^]*)<!-- \/rooms -->/.exec(read('docs/architecture.md').text) ?? []
    expect(shown.split('\n').filter((line) => line.startsWith('| `'))).toEqual(rows)
  })
})

it('every reference to a numbered rule, in code and documents, leads to a rule', () => {
  expect(deadReferences([...readSources(), ...documents], documents)).toEqual([])
})

it('the code points to pages that the repository holds', () => {
  const sources = readSources().filter(({ path }) => !path.startsWith('tests/docs/'))
  expect(unpublished(sources, documents)).toEqual([])
})

// Written apart, so that these references are not taken for real ones.
const SIGN = '§'
const page = (path: string, text: string): Page => ({ path, text })
const nowhere = () => false

describe('the checks', () => {
  it('find a link to a missing file and a link to a missing heading', () => {
    const [from, to] = [page('docs/a.md', '[b](b.md#one) [c](c.md) [b](b.md#two)'), page('docs/b.md', '## One')]
    expect(deadLinks([from, to], nowhere)).toEqual(['docs/a.md: c.md', 'docs/a.md: b.md#two'])
  })

  it('pass over links in blocks of code and to other sites', () => {
    expect(deadLinks([page('README.md', '[x](https://x.test)\n```\n[y](y.md)\n```\n')], nowhere)).toEqual([])
  })

  it('find a page that only links to itself', () => {
    expect(
      orphans([page('README.md', '[b](docs/b.md)'), page('docs/b.md', ''), page('docs/c.md', '[c](c.md)')]),
    ).toEqual(['docs/c.md'])
  })

  it('find references to rules and pages that do not exist', () => {
    const rules = page('docs/rules.md', `## 1 One\n- **1.1.1** see ${SIGN}1 and ${SIGN}9\n`)
    const code = page(
      'src/a.ts',
      `docs/rules.md ${SIGN}1.1.1, ${SIGN}2.1\n docs/rules.md\n * ${SIGN}3; docs/no.md ${SIGN}1`,
    )
    expect(deadReferences([code, rules], [rules])).toEqual([
      `src/a.ts: docs/rules.md ${SIGN}2.1`,
      `src/a.ts: docs/rules.md ${SIGN}3`,
      `src/a.ts: docs/no.md ${SIGN}1`,
      `docs/rules.md: docs/rules.md ${SIGN}9`,
    ])
  })

  it('find a number that is given twice, or stands in another section', () => {
    expect(misplacedNumbers(page('a.md', '## 1 A\n### 1.1 B\n**1.1.1** **1.2.1** **1.1.1**'))).toEqual([
      'a.md: 1.1.1',
      'a.md: 1.2.1',
    ])
  })

  it('find paths that are gone, and leave invented ones and patterns alone', () => {
    const text = 'src/gone.ts, `tests/gone/`, src/new/umroh-plus/a.ts, `src/{a,b}`, docs/…/x.md, lib/src/a.ts'
    expect(missingPaths([page('a.md', text)], nowhere, INVENTED)).toEqual(['a.md: src/gone.ts', 'a.md: tests/gone/'])
  })

  it('find pointers to pages that are not in the repository', () => {
    const code = page('src/a.ts', `spec ${SIGN}5, gone.md, docs/rules.md ${SIGN}1`)
    expect(unpublished([code], [page('docs/rules.md', '')])).toEqual([`src/a.ts: spec ${SIGN}5`, 'src/a.ts: gone.md'])
  })

  it('find commands that do not exist', () => {
    expect(missingScripts([page('a.md', '`npm run lint`, `npm run -s gone`')], ['lint'])).toEqual([
      'a.md: npm run -s gone',
    ])
  })
})
