import {
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  type RefObject,
} from 'react'
import type { Id } from '@/domain/types'
import CheckIcon from '@mui/icons-material/CheckRounded'
import { useRowsInBox } from '../hooks/windowing'
import { PickerBox } from './PickerBox'

const END_PX = 48
const GUARD_MS = 120

/** The number of rows at the start, and the number of rows that are added near the end. */
const BATCH = 50

/**
 * An endless list: it takes more rows when the user comes within 48 px of its end, at most every 120 ms
 * (docs/product.md §12.1.7).
 */
function useEndless(total: number, boxRef: RefObject<HTMLElement | null>) {
  const [limit, setLimit] = useState(BATCH)
  const lastGrowthRef = useRef(-Infinity)

  function growNearEnd() {
    const { scrollHeight = 0, scrollTop = 0, clientHeight = 0 } = boxRef.current ?? {}
    const isGuarded = performance.now() - lastGrowthRef.current < GUARD_MS
    if (isGuarded || limit >= total || scrollHeight - scrollTop - clientHeight > END_PX) return
    lastGrowthRef.current = performance.now()
    setLimit(limit + BATCH)
  }

  // A user who reaches the new end within those 120 ms does not scroll again, so the list checks once more by itself.
  const lookAgain = useEffectEvent(growNearEnd)
  useEffect(() => {
    const timer = setTimeout(lookAgain, GUARD_MS)
    return () => clearTimeout(timer)
  }, [limit, total])

  return {
    shown: Math.min(limit, total),
    showTo: (index: number) => setLimit((old) => Math.max(old, index + 1)),
    onScroll: growNearEnd,
  }
}

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
