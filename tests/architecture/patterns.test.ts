import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { analyse } from 'scslre'
import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'
import { ROOT } from './importGraph'

/** Commands and build plugins read only the project's own files. */
const OWN_INPUT = /^(commands|shell\/build)\//

/** Files that put a pattern together at run time, and why it is linear. */
const COMPOSED: Record<string, string> = {
  'offer/direction.ts': 'one letter of two classes',
  'domain/package/copyName.ts': 'each attempt reads the name of one month and at most four digits',
  'resources/masters/admin/import/file/sizes.ts': 'anchored: digits part the fixed words, each of which stands once',
  'resources/masters/admin/import/periods/monthWords.ts':
    'the words of the months between two ends, without a repetition',
  'resources/masters/admin/import/periods/writtenNights.ts':
    'anchored: the marks around one fixed word are other letters than it',
  'resources/masters/admin/import/periods/writtenParts.ts':
    'sticky: a repeated word stands behind a part, and the next part begins behind it',
  'resources/masters/admin/import/rows/foreign.ts': 'fixed words between two edges, without a repetition',
  'resources/masters/admin/import/rows/seasons.ts': 'fixed words and at most four digits, each once',
  'domain/values/csv.ts': 'each attempt begins behind a sign that the attempts before it do not pass',
}

type Pattern = { source: string; flags: string }
type Found = { patterns: Pattern[]; composed: string[] }
type Node = { type: string; start: number; end: number }
const isNode = (value: unknown): value is Node & Record<string, unknown> =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

/** Finds every regular expression of a file: literals, and calls of RegExp. */
function patternsOf(file: string, text: string): Found {
  const found: Found = { patterns: [], composed: [] }
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit)
    if (!isNode(value)) return
    const { regex } = value as { regex?: { pattern: string; flags: string } }
    if (regex) found.patterns.push({ source: regex.pattern, flags: regex.flags })
    if (value.type === 'NewExpression' || value.type === 'CallExpression') {
      const { callee } = value as { callee?: { type: string; name?: string } }
      if (callee?.type === 'Identifier' && callee.name === 'RegExp')
        found.composed.push(text.slice(value.start, value.end))
    }
    Object.values(value).forEach(visit)
  }
  visit(parseSync(file, text).program)
  return found
}

/** Says how a text slows a pattern down more than linearly; nothing when no text does. */
const slow = ({ source, flags }: Pattern): string[] =>
  analyse({ source, flags }).reports.map(({ character }) => `/${source}/${flags} on many ${character.pick}`)

const files = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !OWN_INPUT.test(file))
  .map((file) => ({ file, ...patternsOf(file, readFileSync(join(ROOT, 'src', file), 'utf8')) }))

describe('regular expressions over what people, files and servers send', () => {
  it('no pattern needs time that grows faster than its text', () => {
    const all = files.flatMap(({ file, patterns }) =>
      patterns.flatMap((one) => slow(one).map((why) => `${file}: ${why}`)),
    )
    expect(all).toEqual([])
  })
  it('this file names each pattern that is put together at run time, and why it is linear', () => {
    const composed = files.flatMap(({ file, composed }) => (composed.length > 0 ? [file] : []))
    expect(composed.toSorted()).toEqual(Object.keys(COMPOSED).toSorted())
  })
  it.each(['/\\.[^/]+$/', '/^[a-f:]*:[a-f:]*$/', '/(a+)+$/', '/\\s+$/'])('the test finds %s', (literal) => {
    const { patterns } = patternsOf('a.ts', `const it = ${literal}`)
    expect(patterns.flatMap(slow)).not.toEqual([])
  })
  it('the test finds many patterns', () => {
    expect(files.flatMap(({ patterns }) => patterns).length).toBeGreaterThan(100)
  })
})
