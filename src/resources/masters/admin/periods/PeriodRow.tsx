import CopyIcon from '@mui/icons-material/ContentCopyOutlined'
import DeleteIcon from '@mui/icons-material/DeleteOutlineOutlined'
import { type KeyboardEvent, useRef } from 'react'
import { get, useFormContext, useFormState, useWatch, useController } from 'react-hook-form'
import { proposedLabel, proposedPrice } from '@/domain/masters/periodHelp'
import { isSound } from '@/domain/masters/periods'
import { hasRate } from '@/domain/masters/rates'
import { ROOM_TYPES } from '@/domain/types'
import { addDays, formatShortDay, isCalendarDate, today, formatShortDate } from '@/domain/values/dates'
import { groupAmount, typedDecimal } from '@/domain/values/typedNumbers'
import { t } from '@/i18n/admin/periods'
import { IconButton } from '@/ui/elements/IconButton'
import { AmountCell, CellInput } from '../CellInput'
import { readRates, type TypedHotel } from '../masterForm'
import { readPeriods, type TypedPeriod } from './typedPeriods'
import CalendarIcon from '@mui/icons-material/CalendarTodayOutlined'
import { readTypedDate } from '@/domain/text/typedDate'

type DayCellProps = {
  index: number
  cell: 'from' | 'to'
  names: { 'aria-labelledby': string; 'aria-describedby': string }
  /** Opens the calendar. */
  onPick: () => void
  /** The cell is left; `before` is what it said when it was entered. */
  onLeave: (before: string) => void
}

/** A first or last night: typed in any usual writing, or picked. */
function DayCell({ index, cell, names, onPick, onLeave }: DayCellProps) {
  const { field, fieldState } = useController<TypedHotel, `periods.${number}.${typeof cell}`>({
    name: `periods.${index}.${cell}`,
  })
  const before = useRef(field.value)
  return (
    <CellInput
      {...field}
      {...names}
      autoComplete="off"
      isWrong={Boolean(fieldState.error)}
      onFocus={() => {
        before.current = field.value
      }}
      onBlur={() => {
        const day = readTypedDate(field.value)
        if (day) field.onChange(formatShortDate(day))
        field.onBlur()
        onLeave(before.current)
      }}
      after={
        // A day is typed as well: the calendar is no stop on the way through the row.
        <IconButton
          label={t('periods.pick', { cell: t(`periods.${cell}`), n: index + 1 })}
          tabIndex={-1}
          size="small"
          edge="end"
          onClick={onPick}
        >
          <CalendarIcon fontSize="inherit" />
        </IconButton>
      }
    />
  )
}

export type CellName = keyof TypedPeriod
type CellProps = { index: number; cell: CellName; names: Names; proposal?: string }
type Names = { 'aria-labelledby': string; 'aria-describedby': string }

/** Tab in an empty cell takes what stands there in grey. */
function useProposal(path: `periods.${number}.${CellName}`, proposal: string) {
  const { setValue } = useFormContext<TypedHotel>()
  return {
    placeholder: proposal,
    onKeyDown({ key, shiftKey, currentTarget }: KeyboardEvent<HTMLInputElement>) {
      if (key === 'Tab' && !shiftKey && proposal !== '' && currentTarget.value === '')
        setValue(path, proposal, { shouldDirty: true })
    },
  }
}

function PriceCell({ index, cell, names, proposal = '' }: CellProps) {
  const path = `periods.${index}.${cell}` as const
  return <AmountCell path={path} unit="sar" {...names} {...useProposal(path, proposal)} />
}

function TextCell({ index, cell, names, proposal = '' }: CellProps) {
  const path = `periods.${index}.${cell}` as const
  const { control, register } = useFormContext<TypedHotel>()
  const { errors } = useFormState({ control, name: path })
  const proposed = useProposal(path, proposal)
  return (
    <CellInput {...register(path)} {...names} {...proposed} autoComplete="off" isWrong={Boolean(get(errors, path))} />
  )
}

/** What the row of a place proposes: the third price, and a name for its nights. */
function useProposals(index: number) {
  const [typed, above, base] = useWatch<TypedHotel, [`periods.${number}`, `periods.${number}`, 'rates.regular']>({
    name: [`periods.${index}`, `periods.${Math.max(0, index - 1)}`, 'rates.regular'],
  })
  const [row, rowAbove] = readPeriods([typed, above])
  const usual = index > 0 ? rowAbove : readRates(base)
  // An empty price of a saved row says that the room is not sold: nothing fills it by itself.
  const { dirtyFields } = useFormState<TypedHotel>({ name: `periods.${index}` })
  const isTyped = ROOM_TYPES.some((room) => Boolean(get(dirtyFields, `periods.${index}.${room}`)))
  const price = row && isTyped && proposedPrice(row, usual && hasRate(usual) ? usual : undefined)
  return {
    to: row?.to ?? '',
    label: row ? proposedLabel(row) : '',
    priceOf: (cell: CellName) => (price && price.room === cell ? groupAmount(typedDecimal(price.price)) : ''),
    isSound: row !== undefined && isSound(row),
  }
}

export type PeriodRowProps = {
  index: number
  namesOf: (index: number, cell: CellName) => Names
  rowId: string
  onPick: (cell: 'from' | 'to') => void
  onLastNight: (before: string) => void
  onCopy: () => void
  onRemove: () => void
}

/** A period: its nights, name, prices and note, and what is done with it. */
export function PeriodRow({ index, namesOf, rowId, onPick, onLastNight, onCopy, onRemove }: PeriodRowProps) {
  const proposals = useProposals(index)
  const n = index + 1
  const place = (cell: CellName) => ({ index, cell, names: namesOf(index, cell) })
  return (
    <tr>
      <th scope="row" id={rowId} aria-label={t('periods.row', { n })}>
        {n}
      </th>
      <td className="day">
        <DayCell {...place('from')} cell="from" onPick={() => onPick('from')} onLeave={() => undefined} />
      </td>
      <td className="day">
        <DayCell {...place('to')} cell="to" onPick={() => onPick('to')} onLeave={onLastNight} />
        {isCalendarDate(proposals.to) && (
          <span className="quiet">
            {t('periods.checkOut', { day: formatShortDay(addDays(proposals.to, 1), today()) })}
          </span>
        )}
      </td>
      <td className="words">
        <TextCell {...place('label')} proposal={proposals.label} />
      </td>
      {ROOM_TYPES.map((room) => (
        <td key={room}>
          <PriceCell {...place(room)} proposal={proposals.priceOf(room)} />
        </td>
      ))}
      <td>
        <PriceCell {...place('weekend')} />
      </td>
      <td className="words">
        <TextCell {...place('note')} />
      </td>
      <td className="actions">
        <IconButton label={t('periods.copy', { n })} size="small" disabled={!proposals.isSound} onClick={onCopy}>
          <CopyIcon fontSize="small" />
        </IconButton>
        <IconButton label={t('periods.remove', { n })} size="small" onClick={onRemove}>
          <DeleteIcon fontSize="small" />
        </IconButton>
      </td>
    </tr>
  )
}
