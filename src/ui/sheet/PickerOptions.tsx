import { useEffectEvent, useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import type { Id } from '@/domain/types'
import CheckIcon from '@mui/icons-material/CheckRounded'
import { useRowsInBox } from '../hooks/windowing'
import { PickerBox } from './PickerBox'
import { BATCH, useEndless } from './useEndless'

export type PickerOptionsProps<T extends { id: Id }> = {
  label: string
  options: readonly T[]
  selected: readonly Id[]
  multiple?: boolean
  onPick: (option: T) => void
  isOff?: (option: T) => boolean
  renderOption: (option: T) => ReactNode
  /** px: the usual height of a row. */
  rowHeight: number
}

/** The option that a key leads to; undefined for a key that moves nothing. */
function goalOf(key: string, active: number | null, last: number): number | undefined {
  const goals: Record<string, number> = {
    ArrowDown: Math.min(last, (active ?? -1) + 1),
    ArrowUp: Math.max(0, (active ?? 1) - 1),
    Home: 0,
    End: last,
  }
  return goals[key]
}

/** The rows of a picker: a listbox that has the focus, and moves its active option with the arrow keys. */
export function PickerOptions<T extends { id: Id }>({
  label,
  options,
  selected,
  multiple,
  onPick,
  isOff = () => false,
  renderOption,
  rowHeight,
}: PickerOptionsProps<T>) {
  const boxRef = useRef<HTMLDivElement>(null)
  const idPrefix = useId()
  const [active, setActive] = useState<number | null>(null)
  const { shown, showTo, onScroll } = useEndless(options.length, boxRef)
  const { from, to, room, measure, scrollTo } = useRowsInBox(boxRef, {
    records: options,
    count: shown,
    estimate: rowHeight,
    wholeUpTo: BATCH,
  })
  const chosen = new Set(selected.map(String))
  const pick = (option: T) => {
    if (!isOff(option)) onPick(option)
  }

  // An effect scrolls, because the rows before the active row must be in the page first.
  const bringIntoView = useEffectEvent(scrollTo)
  useLayoutEffect(() => {
    if (active !== null) bringIntoView(active)
  }, [active])

  const onKeyDown = (event: KeyboardEvent) => {
    const goal = goalOf(event.key, active, options.length - 1)
    const current = active === null ? undefined : options[active]
    if (goal !== undefined) {
      showTo(goal)
      setActive(goal)
    } else if ((event.key === 'Enter' || event.key === ' ') && current) pick(current)
    else return
    event.preventDefault()
  }

  return (
    <PickerBox
      ref={boxRef}
      role="listbox"
      tabIndex={0}
      aria-label={label}
      aria-multiselectable={multiple || undefined}
      aria-activedescendant={active !== null && active >= from && active < to ? `${idPrefix}${active}` : undefined}
      onScroll={onScroll}
      onKeyDown={onKeyDown}
    >
      <div role="presentation" style={room}>
        {options.slice(from, Math.min(to, shown)).map((option, offset) => {
          const index = from + offset
          return (
            <div
              key={option.id}
              id={`${idPrefix}${index}`}
              ref={measure}
              data-index={index}
              className="option"
              role="option"
              aria-selected={chosen.has(String(option.id))}
              aria-setsize={options.length}
              aria-posinset={index + 1}
              data-active={index === active || undefined}
              aria-disabled={isOff(option) || undefined}
              onClick={() => pick(option)}
            >
              <div>{renderOption(option)}</div>
              <span className="tick">
                <CheckIcon />
              </span>
            </div>
          )
        })}
      </div>
    </PickerBox>
  )
}
