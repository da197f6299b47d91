import { blocksOf, cellText, rowText, type Block, type Row, type Table } from '../rows/table'
import { partsIn } from './writtenParts'
import { hijriYearIn, type Years } from './writtenNights'

const YEAR = /(?<!\d)20[2-5]\d(?!\d)/g
/** The day on which a list was made says nothing about its prices. */
const MADE = /update|diperbarui|per tanggal|tgl|dicetak|printed/iu
/** A year within a day or beside a month is theirs alone. */
const commonYearsIn = (text: string) =>
  MADE.test(text) || partsIn(text.normalize('NFKC')).length > 0 ? [] : (text.match(YEAR) ?? [])
/** The years that the titles of a file name, for days without one (docs/product.md §15.6.19). Two different ones name none. */
export function yearsIn(table: Table): Years {
  const blocks = blocksOf(table)
  const titles = blocks.flatMap(({ sheet, above }) => [sheet ?? '', ...above.map(rowText)])
  const texts = [...titles, ...blocks.flatMap(({ rows }) => rows.slice(0, 50).map(rowText))]
  const [common, ...others] = new Set(titles.flatMap(commonYearsIn))
  return {
    islamic: texts.map(hijriYearIn).find((year) => year !== null) ?? null,
    common: common && others.length === 0 ? Number(common) : null,
  }
}

/** The years of a row: a column `Tahun` counts before a title. */
export function rowYears({ found }: Block, { cells }: Row, years: Years): Years {
  const [own = 0] = found.meant.year.map((at) => Number(cellText(cells[at]).replace(/ ?H$/i, '')))
  if (own > 1400 && own < 1500) return { ...years, islamic: own }
  return own >= 2020 && own < 2060 ? { ...years, common: own } : years
}
