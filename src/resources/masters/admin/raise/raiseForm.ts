import { parseRaise, RAISE_STEPS } from '@/domain/masters/raise'
import { ROOM_TYPES, SEASONS, type RoomType, type Season } from '@/domain/types'
import { readTypedDate } from '@/domain/text/typedDate'
import { raiseText } from '@/i18n/admin/raise'
import type { FileKind } from '../import/rows/columns'
import { priceColumns, type ColumnRaise } from './raisedRows'

/** What of a hotel's prices changes: its base rates, its periods, or both. */
export const PARTS = ['base', 'periods'] as const

/** The change of prices while the admin fills its form. All but percent and step is a hotel's; `from` is a typed day. */
export type TypedRaise = {
  percent: string
  step: string
  parts: (typeof PARTS)[number][]
  from: string
  seasons: Season[]
  rooms: RoomType[]
}

export const stepsOf = (kind: FileKind): readonly number[] =>
  priceColumns(kind)[0]?.unit === 'sar' ? RAISE_STEPS.sar : RAISE_STEPS.rupiah

export const emptyRaise = (kind: FileKind): TypedRaise => ({
  percent: '',
  step: String(stepsOf(kind)[1]),
  parts: [...PARTS],
  from: '',
  seasons: [...SEASONS],
  rooms: [...ROOM_TYPES],
})

export const raiseProblems = ({
  percent,
  parts,
  from,
  seasons,
  rooms,
}: TypedRaise): { path: string; key: string }[] => [
  ...(parseRaise(percent) === null ? [{ path: 'percent', key: raiseText('percentWrong') }] : []),
  ...(parts.length === 0 ? [{ path: 'parts', key: raiseText('partsNone') }] : []),
  ...(parts.includes('periods') && from.trim() !== '' && readTypedDate(from) === null
    ? [{ path: 'from', key: raiseText('fromWrong') }]
    : []),
  ...(parts.includes('base') && seasons.length === 0 ? [{ path: 'seasons', key: raiseText('seasonsNone') }] : []),
  ...(rooms.length === 0 ? [{ path: 'rooms', key: raiseText('roomsNone') }] : []),
]

/** The change that a form without problems asks for. */
export function readRaise({ percent, step, parts, from, seasons, rooms }: TypedRaise, kind: FileKind): ColumnRaise {
  const rates = seasons.flatMap((season) => rooms.map((room) => `rates.${season}.${room}`))
  const paths = priceColumns(kind)
    .map(({ path }) => path)
    .filter((path) => !path.startsWith('rates.') || (parts.includes('base') && rates.includes(path)))
  return {
    percent: parseRaise(percent) ?? 0,
    step: Number(step),
    paths: new Set(paths),
    periods: parts.includes('periods') ? { from: readTypedDate(from) ?? '', rooms } : null,
  }
}
