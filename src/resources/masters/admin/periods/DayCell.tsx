import CalendarIcon from '@mui/icons-material/CalendarTodayOutlined'
import { useRef } from 'react'
import { useController } from 'react-hook-form'
import { readTypedDate } from '@/domain/text/typedDate'
import { formatShortDate } from '@/domain/values/dates'
import { t } from '@/i18n/admin/periods'
import { IconButton } from '@/ui/elements/IconButton'
import { CellInput } from '../CellInput'
import type { TypedHotel } from '../masterForm'

export type DayCellProps = {
  index: number
  cell: 'from' | 'to'
  names: { 'aria-labelledby': string; 'aria-describedby': string }
  /** Opens the calendar. */
  onPick: () => void
  /** The cell is left; `before` is what it said when it was entered. */
  onLeave: (before: string) => void
}

/** A first or last night: typed in any usual writing, or picked. */
export function DayCell({ index, cell, names, onPick, onLeave }: DayCellProps) {
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
