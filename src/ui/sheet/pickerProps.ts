import type { ReactNode } from 'react'
import type { Id } from '@/domain/types'
import type { LoadFailure } from '../feedback/loadFailure'
import type { PickerFilter } from './pickerFilters'

/** The options of a picker and the state of their request. */
export type OptionsState<T> = {
  options: readonly T[]
  /**
   * The time when the options were read (ms since the epoch), if newer options cannot be read; null if they are fresh.
   */
  asOf: number | null
  isLoading: boolean
  /** The first request for the options has failed and is being repeated. */
  isRepeating: boolean
  /** The request for the options failed, and there are no older options to show. */
  isFailed: boolean
  /** The options are not known: the request failed, or its answer had no list. */
  isUnread: boolean
  /** The last request for the options failed. */
  isRefused: boolean
  /** Why the options could not be read, also without a network; null after a success. */
  failure: LoadFailure | null
}

export type PickerSheetProps<T extends { id: Id }> = OptionsState<T> & {
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
  /** An option that cannot be chosen stands last. */
  isOff?: (option: T) => boolean
  /** An option that fits less well than others stands behind them. It can be chosen. */
  isBehind?: (option: T) => boolean
  renderOption: (option: T) => ReactNode
  /** px: the usual height of a row. */
  rowHeight: number
  /** Says by which price the options are sorted, and what their figures are, where they show several. */
  sortNote?: ReactNode
  /** So few options have neither search nor order. */
  few?: number
  /** The picker offers those that divide its options. */
  filters?: readonly PickerFilter<T>[]
}
