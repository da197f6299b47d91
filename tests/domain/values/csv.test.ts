import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvStyleOf, guardFormulas, toCsv, withoutGuards } from '@/domain/values/csv'
import { wholeUnicode } from '../../support/wholeUnicode'

const MARK = '\uFEFF'
const line = (...cells: (string | number | null)[]) => toCsv([cells]).slice(1, -2)

/** Reads RFC 4180 in the simplest way, as a spreadsheet does. */
function fromCsv(text: string): string[][] {
  const rows: string[][] = [[]]
  const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/gy
  for (let match = field.exec(text); match; match = field.exec(text)) {
    rows.at(-1)?.push(match[1] === undefined ? (match[2] ?? '') : match[1].replaceAll('""', '"'))
    if (match[3] === '\r\n') rows.push([])
    if (match[3] === '' || field.lastIndex === text.length) break
  }
  return rows.filter((row) => row.length > 0)
}

it.each(['*', 'id_ID', '', 'C', 'in-dones-ia-'])(
  'a browser whose language is %j, which is none, writes CSV as in Indonesia',
  (language) => expect(csvStyleOf(language)).toEqual(csvStyleOf('id')),
)

describe('CSV', () => {
  it('a file begins with a byte order mark, and every row ends with a line break', () => {
    expect(
      toCsv([
        ['Nama', 'Harga'],
        ['Umroh', 1_500_000],
      ]),
    ).toBe(`${MARK}Nama,Harga\r\nUmroh,1500000\r\n`)
    expect(toCsv([])).toBe(`${MARK}\r\n`)
  })

  it.each([
    ['Umroh Syawal', 'Umroh Syawal'],
    ['', ''],
    ['a,b', '"a,b"'],
    ['kata "baik"', '"kata ""baik"""'],
    ['"', '""""'],
    ['dua\nbaris', '"dua\nbaris"'],
    ['dua\r\nbaris', '"dua\r\nbaris"'],
    ['Sya’ban – 9 hari; “hemat”', '"Sya’ban – 9 hari; “hemat”"'],
    ['a\tb', '"a\tb"'],
    [' a', '" a"'],
  ])('the text %j is written as %j', (text, written) => {
    expect(line(text)).toBe(written)
  })

  it.each([
    [0, '0'],
    [-5, '-5'],
    [33_527_777.78, '33527777.78'],
    [1.125, '1.1250'],
    [1e-7, '0.0000001'],
    [null, ''],
  ])('the number %j is written as %j, without a mark before its sign', (cell, written) => {
    expect(line(cell)).toBe(written)
  })

  it.each([
    ['=HYPERLINK("http://x")', '"\'=HYPERLINK(""http://x"")"'],
    ['+62812', "'+62812"],
    ['-5', "'-5"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', '"\'\t\'=1"'],
    ['\r=1', '"\'\r\'=1"'],
    ["x;=cmd|'/c calc'!A0;", "\"x;'=cmd|'/c calc'!A0;\""],
    ['x,=1', '"x,\'=1"'],
    ['x\t=1', '"x\t\'=1"'],
    ['x\n=1', '"x\n\'=1"'],
    ['x\r\n=1', '"x\r\n\'=1"'],
    ['  =1', "'  =1"],
    ['\u00a0=1', "'\u00a0=1"],
    ['x; +1', '"x;\' +1"'],
    ['＝1', "'＝1"],
    ['＋1', "'＋1"],
    ['－1', "'－1"],
    ['＠A1', "'＠A1"],
    ["'=1", "''=1"],
    ['"=1', '"\'""=1"'],
    ["x;\"=cmd|'/c calc'!A0;", '"x;\'""=cmd|\'/c calc\'!A0;"'],
  ])('the text %j does not become a formula', (text, written) => {
    expect(line(text)).toBe(written)
  })

  it('a sign in the middle of a text stays unchanged', () => {
    expect(line('Umroh + Turki', 'a=b', 'x@y')).toBe('Umroh + Turki,a=b,x@y')
  })

  it('a spreadsheet that splits at semicolons writes decimals with a comma', () => {
    const written = toCsv([['a;b', 12.5, 1.125]], { separator: ';', decimal: ',' })
    expect(written).toBe(`${MARK}"a;b";12,5;1,1250\r\n`)
  })

  const anyText = fc.oneof(
    fc.string(),
    wholeUnicode(10),
    fc.array(fc.constantFrom(...'=+-@＝＋－＠;,\'" \t\r\na'), { maxLength: 8 }).map((signs) => signs.join('')),
  )

  it('a file reads back unchanged, except for the mark before a formula', () => {
    const table = fc
      .integer({ min: 2, max: 4 })
      .chain((width) =>
        fc.array(fc.array(anyText, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 5 }),
      )
    fc.assert(
      fc.property(table, (rows) => {
        expect(fromCsv(toCsv(rows).slice(1))).toEqual(rows.map((row) => row.map(guardFormulas)))
      }),
    )
  })

  it('no cell begins as a formula, whichever sign a reader splits at and whether or not it honours quotes', () => {
    fc.assert(
      fc.property(anyText, anyText, (first, second) => {
        const written = [...[first, second].map(guardFormulas), toCsv([[1, first, second]]).slice(1)]
        for (const piece of written.flatMap((text) => text.split(/[,;\t\r\n]/)))
          expect(piece.replaceAll('"', '').trim()).not.toMatch(/^[=+\-@＝＋－＠]/)
      }),
      { numRuns: 1000 },
    )
  })

  it('the marks before formulas are taken back exactly, also if the text itself had apostrophes', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(withoutGuards(guardFormulas(text))).toBe(text)
      }),
      { numRuns: 1000 },
    )
  })
})
