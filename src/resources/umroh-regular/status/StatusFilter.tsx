import styled from '@emotion/styled'
import ButtonBase from '@mui/material/ButtonBase'
import Chip from '@mui/material/Chip'
import { useEffect, useRef } from 'react'
import { PRICE_RISEN, STATUS_CHOICES, type StatusChoice } from '@/domain/status/packageStatus'
import { t } from '@/i18n/translate'
import { radius, space, TOUCH } from '@theme/tokens'

const EDGE = 12

// The row reaches the edges of the screen, so that a cut chip says that there are more.
const Group = styled('div')({
  display: 'flex',
  margin: '4px 0 -8px',
  padding: `0 ${EDGE}px`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  'form &': { flexWrap: 'wrap', margin: `0 -${space.gutter}px -8px` },
  '& > button': { flex: 'none', minHeight: TOUCH, padding: 4, fontSize: '0.875rem', fontWeight: 600 },
  // Within the button, so that the row cuts nothing off, also in large letters.
  '& .count': {
    position: 'absolute',
    top: 0,
    right: 0,
    minHeight: '1.5em',
    height: '1.5em',
    minWidth: '1.5em',
    fontSize: '0.6875rem',
  },
  '& .count > span': { padding: '0 0.4em' },
  '& > .Mui-focusVisible': { outlineOffset: -2, borderRadius: radius.small },
})

export type StatusFilterProps = {
  /** Null: packages of every status. */
  status: StatusChoice | null
  /** Whether the server knows the quotes whose price has risen. The frame hides their chip by itself. */
  hasNews?: boolean
  /** Stands at a chip's corner, where nothing moves for it. */
  counts?: Readonly<Record<string, number>> | undefined
  /** Absent in the frame, where nobody can choose yet. */
  onChange?: (status: StatusChoice | null) => void
}

/** The chips under the search (docs/product.md §21.6.2). */
export function StatusFilter({ status, hasNews = true, counts = {}, onChange }: StatusFilterProps) {
  const chosen = useRef<HTMLButtonElement>(null)
  // An address may name a status whose chip is out of sight. `scrollIntoView` would move the page, too.
  useEffect(() => {
    const row = chosen.current?.parentElement
    if (row) row.scrollLeft = (chosen.current?.offsetLeft ?? 0) - row.offsetLeft - EDGE
  }, [])
  return (
    <Group role="group" aria-label={t('status.filter')}>
      {[null, ...STATUS_CHOICES.filter((one) => hasNews || one !== PRICE_RISEN)].map((each) => {
        const [label, n] = [t(`status.${each ?? 'all'}`), each === null ? undefined : counts[each]]
        return (
          <ButtonBase
            key={each ?? ''}
            ref={each === status ? chosen : undefined}
            className={each === PRICE_RISEN ? 'risen' : undefined}
            aria-description={n ? t('list.found', { n }) : undefined}
            aria-pressed={each === status}
            onClick={() => onChange?.(each)}
          >
            <Chip component="span" variant="outlined" color={each === status ? 'primary' : 'default'} label={label} />
            {n ? <Chip component="span" className="count" color="primary" label={n} aria-hidden /> : null}
          </ButtonBase>
        )
      })}
    </Group>
  )
}

/** The chips in the frame before React, for users whose partner API has statuses (src/shell/boot.ts). */
export const FramedFilter = styled('div')({
  'html:not([data-features~=status], [data-features=unknown]) &': { display: 'none' },
  'html[data-features=unknown] &': { visibility: 'hidden' },
  'html:not([data-features~=news]) & .risen': { display: 'none' },
})

const Room = styled(FramedFilter)({ 'html:not([data-features=unknown]) &': { display: 'none' } })

/** The room of the chips, on a page that began without knowing whether they come (docs/product.md §14.5.7). */
export const FilterRoom = () => (
  <Room>
    <StatusFilter status={null} />
  </Room>
)
