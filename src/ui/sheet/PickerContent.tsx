import styled from '@emotion/styled'
import { useEffect, useRef, useState } from 'react'
import type { Id } from '@/domain/types'
import { t } from '@/i18n/package/wizard'
import { colour, sheetMotion, space, radius, TOUCH } from '@theme/tokens'
import { Button } from '../elements/Button'
import { DataAge } from '../feedback/DataAge'
import { PickerList } from './PickerList'
import type { PickerSheetProps } from './pickerProps'
import { SearchField } from '../form/SearchField'
import { LiveRegion } from '../a11y/LiveRegion'
import { usePickerRows } from './usePickerRows'
import ButtonBase from '@mui/material/ButtonBase'
import Chip from '@mui/material/Chip'

const Group = styled('div')({
  display: 'flex',
  flex: 'none',
  overflowX: 'auto',
  padding: `0 ${space.gutter - 4}px 4px`,
  '& > button': { flex: 'none', minHeight: TOUCH, padding: 4, fontSize: '0.875rem', fontWeight: 600 },
  '&[aria-hidden]': { visibility: 'hidden' },
  '& > .Mui-focusVisible': { outlineOffset: -2, borderRadius: radius.small },
})

type FilterChipsProps = {
  labels: readonly string[]
  /** The options are not there yet: the chips keep their room. */
  isAwaited: boolean
  pressed: readonly string[]
  onToggle: (label: string) => void
}

/** The filters of a picker as chips, each pressed or not (docs/product.md §6.10.9). */
const FilterChips = ({ labels, isAwaited, pressed, onToggle }: FilterChipsProps) => (
  <Group role="group" aria-label={t('picker.filter')} aria-hidden={isAwaited || undefined}>
    {labels.map((label) => (
      <ButtonBase key={label} aria-pressed={pressed.includes(label)} onClick={() => onToggle(label)}>
        <Chip
          component="span"
          variant="outlined"
          color={pressed.includes(label) ? 'primary' : 'default'}
          label={label}
        />
      </ButtonBase>
    ))}
  </Group>
)

const Tools = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  padding: `4px ${space.gutter}px 12px`,
  '& > div': { flex: '1 1 9em' },
})
const Age = styled('div')({ padding: `0 ${space.gutter}px 8px` })
const Note = styled('p')({ padding: `0 ${space.gutter}px 8px`, fontSize: '0.8125rem', color: colour.quiet })
const Rows = styled('div')({
  '&[data-tall]': { minHeight: '60vh', '@supports (height: 1dvh)': { minHeight: '60dvh' } },
})
const Foot = styled('div')({ padding: `12px ${space.gutter}px 0`, display: 'grid' })

/**
 * Whether the rows keep the height of a long list: while they load, and afterwards if the sheet stood still by then. So
 * nothing moves under the finger.
 */
function useTall(isLoading: boolean): boolean {
  const [stands, setStands] = useState(false)
  useEffect(() => {
    if (!isLoading) return
    const timer = setTimeout(() => setStands(true), sheetMotion.durationMs)
    return () => clearTimeout(timer)
  }, [isLoading])
  return isLoading || stands
}

/** The open sheet of a picker: its search, price order, filters, age and rows. */
export function PickerContent<T extends { id: Id }>(props: PickerSheetProps<T>) {
  const { asOf, isRefused, failure, onToggle, onClose, multiple = false, label } = props
  const rows = usePickerRows(props)
  const chips = props.isLoading ? (props.filters ?? []) : rows.filters
  const isFew = !props.isLoading && props.options.length <= (props.few ?? -1)
  const isTall = useTall(props.isLoading)
  const place = useRef<HTMLDivElement>(null)
  const [least, setLeast] = useState(0)
  // With fewer rows the sheet stays as high as it is: its chips stay under the finger.
  const hold = () => setLeast(Math.max(least, place.current?.offsetHeight ?? 0))
  const pick = (option: T) => {
    onToggle(option)
    if (!multiple) onClose()
  }
  return (
    <>
      {(!isFew || rows.search !== '') && (
        <Tools>
          <SearchField
            value={rows.search}
            onChange={(text) => {
              hold()
              rows.setSearch(text)
            }}
            label={t('picker.search', { label })}
          />
          <Button variant="outlined" onClick={rows.turn}>
            {t(`picker.${rows.direction}`)}
          </Button>
        </Tools>
      )}
      {chips.length > 0 && (
        <FilterChips
          labels={chips.map((filter) => filter.label)}
          isAwaited={props.isLoading}
          pressed={rows.pressed}
          onToggle={(filter) => {
            hold()
            rows.toggle(filter)
          }}
        />
      )}
      {props.sortNote && <Note>{props.sortNote}</Note>}
      {asOf !== null && (
        <Age>
          <DataAge at={asOf} {...(isRefused ? { onRetry: failure?.onRetry, reason: failure?.text } : {})} />
        </Age>
      )}
      <LiveRegion
        text={
          rows.selection === '' || props.isLoading || props.isFailed
            ? ''
            : rows.shown.length > 0
              ? t('picker.found', { n: rows.shown.length })
              : t('list.notFound')
        }
      />
      {/* The key scrolls to the top after a new search, filter or order. */}
      <Rows
        ref={place}
        data-tall={isTall || undefined}
        style={{ minHeight: least > 0 ? `min(${least}px, 60vh)` : undefined }}
      >
        <PickerList
          {...props}
          key={`${rows.selection} ${rows.direction}`}
          options={rows.shown}
          onPick={pick}
          onClearFilters={rows.isFiltered ? rows.clearFilters : undefined}
        />
      </Rows>
      {multiple && (
        <Foot>
          <Button variant="contained" size="large" onClick={onClose}>
            {t('app.done')}
          </Button>
        </Foot>
      )}
    </>
  )
}
