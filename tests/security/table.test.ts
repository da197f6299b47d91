import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const ROOT = resolve(import.meta.dirname, '../..')
const VERDICTS = ['met', 'not met', 'not applicable']

type Row = { id: string; asks: string; verdict: string; why: string; proof: string }

/** The rows of the table in README.md. A row has one requirement, or several of a chapter with the same verdict. */
const rows: Row[] = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| V\d/.test(line))
  .map((line) =>
    line
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
  .map(([id = '', asks = '', verdict = '', why = '', proof = '']) => ({ id, asks, verdict, why, proof }))

const proofs = rows.flatMap(({ id, proof }) =>
  proof
    .split('<br>')
    .filter(Boolean)
    .map((one) => {
      const [file = '', title = ''] = one.trim().split(' › ')
      return { id, file, title }
    }),
)

/** Says whether a file has a test or describe with exactly this title. */
function hasTitle(file: string, title: string): boolean {
  const source = readFileSync(join(ROOT, file), 'utf8')
  const isCalled = ["'", '"', '`'].some(
    (quote) =>
      source.includes(`(${quote}${title}${quote}`) ||
      new RegExp(`^ +${quote}${title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}${quote},\\s+(async )?\\(`, 'm').test(
        source,
      ),
  )
  return title !== '' && isCalled && /\b(it|test|describe)\b/.test(source)
}

describe('the table of requirements', () => {
  it('the table has one row for each requirement, with a verdict and its proof or reason', () => {
    expect(rows.length).toBeGreaterThan(60)
    const ids = rows.flatMap(({ id }) => id.split(', '))
    expect(ids.filter((id) => !/^V\d{1,2}(\.\d{1,2}(\.\d{1,2})?)?$/.test(id))).toEqual([])
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
    expect(rows.filter(({ asks, verdict }) => asks === '' || !VERDICTS.includes(verdict)).map(({ id }) => id)).toEqual(
      [],
    )
    expect(rows.filter(({ verdict, proof }) => verdict === 'met' && proof === '').map(({ id }) => id)).toEqual([])
    expect(rows.filter(({ verdict, why }) => verdict !== 'met' && why === '').map(({ id }) => id)).toEqual([])
  })

  it('the table names only files and tests that exist', () => {
    expect(proofs.length).toBeGreaterThan(60)
    expect(proofs.filter(({ file }) => !existsSync(join(ROOT, file)))).toEqual([])
    expect(proofs.filter(({ file, title }) => existsSync(join(ROOT, file)) && !hasTitle(file, title))).toEqual([])
  })

  it('the check notices a test that no longer exists', () => {
    expect(hasTitle('tests/security/table.test.ts', 'the table names only files and tests that exist')).toBe(true)
    expect(hasTitle('tests/security/table.test.ts', 'names files and tests')).toBe(false)
  })
})
