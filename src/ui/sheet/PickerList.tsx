import styled from '@emotion/styled'
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react'
import type { Id } from '../../domain/types'
import { t } from '../../i18n/translate'
import { colour, radius, space } from '../../../theme/tokens'
import { CheckIcon } from '../layout/icons'
import type { LoadFailure } from '../feedback/loadFailure'
import { forcedRing } from '../layout/styles'
import { Notice } from '../feedback/Notice'
import { Skeleton } from '../feedback/Skeleton'
import { useWindowedRows } from '../hooks/windowing'

const SKELETON_ROWS = 4
const END_PX = 48
const GUARD_MS = 120
const BATCH = 50

const Box = styled('div')({
  maxHeight: '60vh',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingInline: space.gutter - 8,
  '@supports (height: 1dvh)': { maxHeight: '60dvh' },
  '& .option': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    padding: '10px 8px',
    borderRadius: radius.medium,
    cursor: 'pointer',
    minHeight: 56,
    WebkitTapHighlightColor: 'transparent',
  },
  '&:focus-visible': { outlineOffset: -2 },
  '& .option > div': { flex: 1, minWidth: 0 },
  '& .option[aria-selected=true]': { backgroundColor: colour.accentSoft },
  '& .tick': { flex: 'none', width: 24, color: colour.accent, visibility: 'hidden' },
  '& .option[aria-selected=true] .tick': { visibility: 'visible' },
  '& .option[data-active]': { ...forcedRing, boxShadow: `inset 0 0 0 2px ${colour.accent}` },
})

export type PickerListProps<T extends { id: Id }> = {
  label: string
  options: readonly T[]
  isLoading: boolean
  isFailed: boolean
  failure: LoadFailure | null
  selected: readonly Id[]
  multiple?: boolean
  onPick: (option: T) => void
  renderOption: (option: T) => ReactNode
  rowHeight: number
}

/** More rows once the end comes within 48 px, at most every 120 ms (spec §9). */
function useEndless(total: number, box: RefObject<HTMLElement | null>) {
  const [limit, setLimit] = useState(BATCH)
  const [isGuarded, setGuarded] = useState(false)

  const onScroll = useCallback(() => {
    const { scrollHeight = 0, scrollTop = 0, clientHeight = 0 } = box.current ?? {}
    if (isGuarded || limit >= total || scrollHeight - scrollTop - clientHeight > END_PX) return
    setGuarded(true)
    setLimit(limit + BATCH)
  }, [box, isGuarded, limit, total])

  // Whoever reached the new end while it was guarded scrolls no more: it is looked at again.
  useEffect(() => {
    if (!isGuarded) return onScroll()
    const timer = setTimeout(() => setGuarded(false), GUARD_MS)
    return () => clearTimeout(timer)
  }, [isGuarded, onScroll])
  return {
    shown: Math.min(limit, total),
    showTo: (index: number) => setLimit((old) => Math.max(old, index + 1)),
    onScroll,
  }
}

export function PickerList<T extends { id: Id }>(props: PickerListProps<T>) {
  const { options, isLoading, isFailed, failure } = props
  if (isLoading) return <LoadingRows height={props.rowHeight} />
  // It falls back to an empty list (spec §8), and says why.
  if (isFailed && failure)
    return (
      <Notice compact alert title={t('picker.empty')} {...failure} text={`${t('picker.failed')} ${failure.text}`} />
    )
  if (options.length === 0) return <Notice compact title={t('picker.empty')} />
  return <Options {...props} />
}

function LoadingRows({ height }: { height: number }) {
  return (
    <Box role="progressbar" aria-label={t('app.loading')}>
      {Array.from({ length: SKELETON_ROWS }, (_, row) => (
        <div className="option" key={row} data-testid="picker-skeleton" style={{ height }}>
          <div>
            <Skeleton width="55%" height={16} />
            <Skeleton width="35%" height={12} />
          </div>
        </div>
      ))}
    </Box>
  )
}

function Options<T extends { id: Id }>({
  label,
  options,
  selected,
  multiple,
  onPick,
  renderOption,
  rowHeight,
}: PickerListProps<T>) {
  const box = useRef<HTMLDivElement>(null)
  const rows = useRef<HTMLDivElement>(null)
  const idPrefix = useId()
  const [active, setActive] = useState<number | null>(null)
  const { shown, showTo, onScroll } = useEndless(options.length, box)
  const { from, to, before, after, measure, scrollTo } = useWindowedRows({
    count: shown,
    estimate: rowHeight,
    wholeUpTo: BATCH,
    container: rows,
    scroller: box,
  })
  const chosen = new Set(selected.map(String))

  // Once the rows up to it are there to be scrolled to.
  const bringIntoSight = useEffectEvent(scrollTo)
  useLayoutEffect(() => {
    if (active !== null) bringIntoSight(active)
  }, [active])

  const onKeyDown = (event: KeyboardEvent) => {
    const last = options.length - 1
    const moves: Record<string, number> = {
      ArrowDown: Math.min(last, (active ?? -1) + 1),
      ArrowUp: Math.max(0, (active ?? 1) - 1),
      Home: 0,
      End: last,
    }
    const goal = moves[event.key]
    const current = active === null ? undefined : options[active]
    if (goal !== undefined) {
      showTo(goal)
      setActive(goal)
    } else if ((event.key === 'Enter' || event.key === ' ') && current) onPick(current)
    else return
    event.preventDefault()
  }

  return (
    <Box
      ref={box}
      role="listbox"
      tabIndex={0}
      aria-label={label}
      aria-multiselectable={multiple || undefined}
      aria-activedescendant={active !== null && active >= from && active < to ? `${idPrefix}${active}` : undefined}
      onScroll={onScroll}
      onKeyDown={onKeyDown}
    >
      <div ref={rows} role="presentation" style={{ paddingTop: before, paddingBottom: after }}>
        {options.slice(from, Math.min(to, shown)).map((option, offset) => {
          const index = from + offset
          return (
            <div
              key={option.id}
              id={`${idPrefix}${index}`}
              ref={measure(index)}
              className="option"
              role="option"
              aria-selected={chosen.has(String(option.id))}
              aria-setsize={options.length}
              aria-posinset={index + 1}
              data-active={index === active || undefined}
              onClick={() => onPick(option)}
            >
              <div>{renderOption(option)}</div>
              <span className="tick">
                <CheckIcon />
              </span>
            </div>
          )
        })}
      </div>
    </Box>
  )
}
