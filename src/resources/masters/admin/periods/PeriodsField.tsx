import FormLabel from '@mui/material/FormLabel'
import { useId, useRef, useState, type FocusEvent } from 'react'
import { useFieldArray, useFormContext, useFormState, type FieldErrors } from 'react-hook-form'
import { rowToShift } from '@/domain/masters/periodHelp'
import { MAX_PERIODS } from '@/domain/masters/periods'
import { ROOM_TYPES } from '@/domain/types'
import { addDays, formatShortDate, isCalendarDate, today } from '@/domain/values/dates'
import { t as desktopText } from '@/i18n/admin/desktop'
import { t } from '@/i18n/admin/periods'
import { Button } from '@/ui/elements/Button'
import { Undo } from '@/ui/feedback/Undo'
import { LazyCalendar } from '@/ui/form/calendar/LazyCalendar'
import { Hint } from '@/ui/form/Field'
import { BottomSheet } from '@/ui/sheet/BottomSheet'
import { RowErrors, RowsFieldset } from '../RowsFieldset'
import type { TypedHotel } from '../masterForm'
import { PeriodNotes } from './PeriodNotes'
import { PeriodRow, type CellName } from './PeriodRow'
import { inOrder, newPeriod, readDay, readPeriods, type TypedPeriod } from './typedPeriods'
import { WeekendNights } from './WeekendNights'

const COLUMNS: readonly { cell: CellName; heading: string }[] = [
  { cell: 'from', heading: t('periods.from') },
  { cell: 'to', heading: t('periods.to') },
  { cell: 'label', heading: t('periods.label') },
  ...ROOM_TYPES.map((room) => ({ cell: room, heading: desktopText(`room.${room}`) })),
  { cell: 'weekend', heading: t('periods.weekend') },
  { cell: 'note', heading: t('periods.note') },
]

const keyOf = ({ from, to }: TypedPeriod) => `${from} ${to}`
const isPast = ({ to }: TypedPeriod) => isCalendarDate(readDay(to)) && readDay(to) < today()

/** The rows that were past when the form opened stand behind a button, as long as nothing is wrong with them. */
function useFold(errors: FieldErrors<TypedHotel>['periods']) {
  const { getValues } = useFormContext<TypedHotel>()
  const [past, setPast] = useState(() => new Set(getValues('periods').filter(isPast).map(keyOf)))
  const isFolded = (row: TypedPeriod, index: number) => past.has(keyOf(row)) && !errors?.[index]
  return { isFolded, unfold: () => setPast(new Set()) }
}

/** The calendar of a cell. */
type Picking = { index: number; cell: 'from' | 'to'; isOpen: boolean }
/** A row that began on the night after a last night that has moved. */
type Shift = { index: number; day: string }

/** The rows of the periods, and what is done with them. */
function usePeriodRows() {
  const { getValues, setValue, trigger } = useFormContext<TypedHotel>()
  const { fields, append, insert, remove, replace } = useFieldArray<TypedHotel, 'periods'>({ name: 'periods' })
  const [removed, setRemoved] = useState<{ index: number; value: TypedPeriod } | null>(null)
  const [shift, setShift] = useState<Shift | null>(null)
  const check = () => void trigger('periods')
  const set = (index: number, cell: 'from' | 'to', day: string) =>
    setValue(`periods.${index}.${cell}`, formatShortDate(day), { shouldDirty: true })
  return {
    fields,
    set,
    removed,
    shift,
    add(like?: TypedPeriod) {
      const row = newPeriod(getValues('periods'), like)
      setRemoved(null)
      append(row, { focusName: `periods.${fields.length}.${row.from === '' ? 'from' : 'to'}` })
    },
    removeAt(index: number) {
      setRemoved({ index, value: getValues(`periods.${index}`) })
      setShift(null)
      remove(index)
      check()
    },
    restore() {
      if (removed) insert(removed.index, removed.value, { focusName: `periods.${removed.index}.from` })
      setRemoved(null)
    },
    /** Offers to move the row that began on the night after. */
    lastNightMoved(index: number, before: string) {
      const rows = readPeriods(getValues('periods'))
      const now = rows[index]?.to ?? ''
      if (now === readDay(before)) return
      const at = rowToShift(rows, readDay(before), now)
      setShift(at < 0 ? null : { index: at, day: addDays(now, 1) })
    },
    shiftNext() {
      if (shift) set(shift.index, 'from', shift.day)
      setShift(null)
      check()
    },
    /** Rows keep their places while somebody types in them. */
    sort() {
      const rows = getValues('periods')
      const sorted = inOrder(rows)
      if (sorted.some((row, at) => row !== rows[at])) {
        replace(sorted)
        setRemoved(null)
        setShift(null)
      }
      check()
    },
  }
}

/** The prices of a hotel by date, below its base rates (docs/product.md §15.4.10). */
export function PeriodsField() {
  const id = useId()
  const { control, getValues } = useFormContext<TypedHotel>()
  const { errors } = useFormState({ control, name: 'periods' })
  const { fields, removed, shift, ...rows } = usePeriodRows()
  const { isFolded, unfold } = useFold(errors.periods)
  const [picking, setPicking] = useState<Picking>({ index: 0, cell: 'from', isOpen: false })
  const place = useRef<HTMLFieldSetElement>(null)
  const [errorId, hintId] = [`${id}-error`, `${id}-hint`]
  const namesOf = (index: number, cell: CellName) => ({
    'aria-labelledby': `${id}-${index} ${id}-${cell}`,
    'aria-describedby': errors.periods?.[index]?.[cell] ? errorId : hintId,
  })
  const close = () => setPicking((last) => ({ ...last, isOpen: false }))
  const valueAt = ({ index, cell }: Picking) => getValues(`periods.${index}.${cell}`) ?? ''

  function leave({ currentTarget, relatedTarget, target }: FocusEvent) {
    // Another window, or the calendar, gives the focus back.
    if (picking.isOpen || target === document.activeElement || currentTarget.contains(relatedTarget)) return
    rows.sort()
  }
  function choose(day: string) {
    const before = valueAt(picking)
    rows.set(picking.index, picking.cell, day)
    if (picking.cell === 'to') rows.lastNightMoved(picking.index, before)
    close()
  }

  const folded = fields.filter(isFolded).length
  const picked = readDay(valueAt(picking))
  const add = fields.length < MAX_PERIODS && (
    <Button variant="outlined" onClick={() => rows.add()}>
      {t('periods.add')}
    </Button>
  )
  if (fields.length === 0 && !removed) return add
  const undo = shift
    ? {
        text: t('periods.gap', { n: shift.index + 1, day: getValues(`periods.${shift.index}.from`) }),
        label: t('periods.shift'),
        onUndo: rows.shiftNext,
      }
    : {
        text: removed && t('periods.removed', { n: removed.index + 1 }),
        label: t('periods.undo'),
        onUndo: rows.restore,
      }
  return (
    <>
      <RowsFieldset ref={place} tabIndex={-1} data-wide style={{ outline: 0 }} onBlur={leave}>
        <FormLabel component="legend" id={id}>
          {t('periods.title')}
        </FormLabel>
        {folded > 0 && <Button onClick={unfold}>{t('periods.past', { n: folded })}</Button>}
        {fields.length > 0 && (
          <div className="scroll">
            <table aria-labelledby={id}>
              <thead>
                <tr>
                  <th scope="col" aria-label={t('periods.number')} />
                  {COLUMNS.map(({ cell, heading }) => (
                    <th key={cell} scope="col" id={`${id}-${cell}`}>
                      {heading}
                    </th>
                  ))}
                  <th scope="col" aria-label={t('periods.actions')} />
                </tr>
              </thead>
              <tbody>
                {fields.map(
                  (field, index) =>
                    !isFolded(field, index) && (
                      <PeriodRow
                        key={field.id}
                        index={index}
                        namesOf={namesOf}
                        rowId={`${id}-${index}`}
                        onPick={(cell) => setPicking({ index, cell, isOpen: true })}
                        onLastNight={(before) => rows.lastNightMoved(index, before)}
                        onCopy={() => rows.add(getValues(`periods.${index}`))}
                        onRemove={() => {
                          // The focus leaves the row first: a cell that loses it later would write into the next row.
                          place.current?.focus()
                          rows.removeAt(index)
                        }}
                      />
                    ),
                )}
              </tbody>
            </table>
          </div>
        )}
        <RowErrors id={errorId} errors={errors.periods} />
        <Hint id={hintId}>{t('periods.hint')}</Hint>
        <Undo {...undo} />
        {add}
        <WeekendNights />
        <PeriodNotes />
      </RowsFieldset>
      <BottomSheet open={picking.isOpen} onClose={close} title={t(`periods.${picking.cell}`)}>
        <LazyCalendar
          value={isCalendarDate(picked) ? picked : null}
          openAt={readDay(getValues(`periods.${picking.index}.from`) ?? '') || null}
          isDisabled={() => false}
          typed=""
          onChoose={choose}
        />
      </BottomSheet>
    </>
  )
}
