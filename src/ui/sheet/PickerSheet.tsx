import styled from '@emotion/styled'
import { useMemo, useState, type ReactNode } from 'react'
import type { Id } from '../../domain/types'
import { sortByPrice, type SortDirection } from '../../domain/values/sorting'
import { t } from '../../i18n/translate'
import { space } from '../../../theme/tokens'
import { BottomSheet } from './BottomSheet'
import { Button } from '../layout/Button'
import { DataAge } from '../feedback/DataAge'
import type { LoadFailure } from '../feedback/loadFailure'
import { PickerList } from './PickerList'
import { SearchField } from '../form/SearchField'
import { LiveRegion } from '../a11y/LiveRegion'
import { useDebounced } from '../hooks/useDebounced'

const SEARCH_DEBOUNCE_MS = 250

const Tools = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  padding: `4px ${space.gutter}px 12px`,
  '& > div': { flex: '1 1 9em' },
})
const Age = styled('div')({ padding: `0 ${space.gutter}px 8px` })
const Foot = styled('div')({ padding: `12px ${space.gutter}px 0`, display: 'grid' })

export type PickerOptions<T> = {
  options: readonly T[]
  /**
   * The time when the options were read (ms since the epoch), if newer options cannot be read; null if they are fresh.
   */
  asOf: number | null
  isLoading: boolean
  /** The request for the options failed, and there are no older options to show. */
  isFailed: boolean
  /** The last request for the options failed. */
  isRefused: boolean
  /** Why the options could not be read, also without a network; null after a success. */
  failure: LoadFailure | null
}

export type PickerSheetProps<T extends { id: Id }> = PickerOptions<T> & {
  open: boolean
  onClose: () => void
  label: string
  selected: readonly Id[]
  /** The user may choose several options: a press toggles one, and the sheet stays open. */
  multiple?: boolean
  onToggle: (option: T) => void
  /** The text that the search compares. */
  textOf: (option: T) => string
  /** The price to sort by, in rupiah; null when unknown. */
  priceOf: (option: T) => number | null
  renderOption: (option: T) => ReactNode
  /** px: the usual height of a row. */
  rowHeight: number
}

/**
 * The shared picker (docs/product.md §6.10): search, price order, an endless list. It closes after a choice, unless
 * several are allowed.
 */
export function PickerSheet<T extends { id: Id }>(props: PickerSheetProps<T>) {
  const title = t('picker.choose', { label: props.label })
  return (
    <BottomSheet open={props.open} onClose={props.onClose} title={title}>
      <PickerContent {...props} />
    </BottomSheet>
  )
}

function PickerContent<T extends { id: Id }>(props: PickerSheetProps<T>) {
  const { options, asOf, isRefused, failure, textOf, priceOf, onToggle, onClose, multiple = false, label } = props
  const [search, setSearch] = useState('')
  const [direction, setDirection] = useState<SortDirection>('asc')
  const wanted = useDebounced(search, SEARCH_DEBOUNCE_MS).trim().toLocaleLowerCase('id')
  const found = useMemo(
    () =>
      wanted === '' ? options : options.filter((option) => textOf(option).toLocaleLowerCase('id').includes(wanted)),
    [options, textOf, wanted],
  )
  const shown = useMemo(() => sortByPrice(found, priceOf, direction), [found, priceOf, direction])
  const pick = (option: T) => {
    onToggle(option)
    if (!multiple) onClose()
  }
  return (
    <>
      <Tools>
        <SearchField value={search} onChange={setSearch} label={t('picker.search', { label })} />
        <Button variant="outlined" onClick={() => setDirection(direction === 'asc' ? 'desc' : 'asc')}>
          {t(direction === 'asc' ? 'picker.ascending' : 'picker.descending')}
        </Button>
      </Tools>
      {asOf !== null && (
        <Age>
          <DataAge at={asOf} onRetry={isRefused ? failure?.onRetry : undefined} />
        </Age>
      )}
      <LiveRegion
        text={
          wanted === '' || props.isLoading || props.isFailed
            ? ''
            : found.length > 0
              ? t('picker.found', { n: found.length })
              : t('list.notFound')
        }
      />
      {/* The key scrolls to the top after a new search or order. */}
      <PickerList {...props} key={`${wanted} ${direction}`} options={shown} onPick={pick} />
      {multiple && (
        <Foot>
          <Button variant="contained" size="large" onClick={onClose}>
            {t('picker.done')}
          </Button>
        </Foot>
      )}
    </>
  )
}
