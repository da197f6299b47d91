import { citiesIn, mastersIn } from './masterWords'

/** Something of a file that names another master than the one of the import. */
export type Foreign = {
  source: 'sheet' | 'title' | 'file' | 'city'
  text: string
  /** The masters that it names. */
  masters: readonly string[]
}

/** The parts of a sheet by which it tells what it holds. */
export type Named = {
  resource: string
  sheet: string | null
  file: string
  titles: readonly string[]
  /** The cells of a column `Kota`. */
  cities: readonly string[]
}

/** The name of a business, and what the prices include, name no master. */
const NO_TITLE = /^\W*(?:pt|cv)(?!\p{L})|termasuk|includ|exclud|belum|tidak|gratis|free|shuttle/iu

type Claim = { of: 'own' | 'other' | 'both' | 'none' } & Foreign

function claimOf(source: Foreign['source'], text: string, resource: string): Claim {
  const found = mastersIn(text.normalize('NFKC'), resource)
  const masters = found.filter((name) => name !== resource)
  const isOwn = found.includes(resource)
  const isRival = masters.some((name) => name.startsWith('hotel/')) && resource.startsWith('hotel/')
  const of = isOwn ? (isRival ? 'both' : 'own') : masters.length > 0 ? 'other' : 'none'
  return { of, source, text, masters }
}

/** A column `Kota` says it for each row. */
function foreignCity({ resource, cities }: Named): Foreign | null {
  const others = cities.filter((text) => citiesIn(text).some((name) => name !== resource))
  const masters = [...new Set(others.flatMap(citiesIn))].filter((name) => name !== resource)
  return others.length > 0 ? { source: 'city', text: `${others[0]} (${others.length})`, masters } : null
}

function claims({ resource, sheet, titles, file }: Named) {
  const titled = titles.filter((text) => !NO_TITLE.test(text)).map((text) => claimOf('title', text, resource))
  return { inSheet: [claimOf('sheet', sheet ?? '', resource), ...titled], ofFile: claimOf('file', file, resource) }
}

/**
 * What of a sheet plainly names another master: its own name, a title, its column `Kota`, or else the name of its file.
 * Null where nothing does, or where the sheet itself names the master of the import.
 */
export function foreignTo(named: Named): Foreign | null {
  if (named.resource.startsWith('hotel/') && named.cities.some((text) => citiesIn(text).length > 0))
    return foreignCity(named)
  const { inSheet, ofFile } = claims(named)
  const find = (of: Claim['of']) => inSheet.find((claim) => claim.of === of)
  const other = find('other')
  if (other || find('own')) return other ?? null
  return find('both') ?? (ofFile.of === 'other' || ofFile.of === 'both' ? ofFile : null)
}

/** Whether a sheet names the master of the import. */
export const namesOwn = (named: Named): boolean => claims(named).inSheet.some(({ of }) => of === 'own')
