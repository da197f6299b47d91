import { parseRaise, RAISE_STEPS } from '@/domain/masters/raise'
import { ROOM_TYPES, SEASONS, type RoomType, type Season } from '@/domain/types'
import { raiseText } from '@/i18n/admin/raise'
import type { FileKind } from '../import/rows/columns'
import { priceColumns, type ColumnRaise } from './raisedRows'

/** The change of prices while the admin fills its form. Seasons and rooms are a hotel's. */
export type TypedRaise = { percent: string; step: string; seasons: Season[]; rooms: RoomType[] }

export const stepsOf = (kind: FileKind): readonly number[] =>
  priceColumns(kind)[0]?.unit === 'sar' ? RAISE_STEPS.sar : RAISE_STEPS.rupiah

export const emptyRaise = (kind: FileKind): TypedRaise => ({
  percent: '',
  step: String(stepsOf(kind)[1]),
  seasons: [...SEASONS],
  rooms: [...ROOM_TYPES],
})

export const raiseProblems = ({ percent, seasons, rooms }: TypedRaise): { path: string; key: string }[] => [
  ...(parseRaise(percent) === null ? [{ path: 'percent', key: raiseText('percentWrong') }] : []),
  ...(seasons.length === 0 ? [{ path: 'seasons', key: raiseText('seasonsNone') }] : []),
  ...(rooms.length === 0 ? [{ path: 'rooms', key: raiseText('roomsNone') }] : []),
]

/** The change that a form without problems asks for. */
export function readRaise({ percent, step, seasons, rooms }: TypedRaise, kind: FileKind): ColumnRaise {
  const rates = seasons.flatMap((season) => rooms.map((room) => `rates.${season}.${room}`))
  const paths = priceColumns(kind)
    .map(({ path }) => path)
    .filter((path) => !path.startsWith('rates.') || rates.includes(path))
  return { percent: parseRaise(percent) ?? 0, step: Number(step), paths: new Set(paths) }
}
