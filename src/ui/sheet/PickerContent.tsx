import styled from '@emotion/styled'
import { useMemo, useState } from 'react'
import type { Id } from '../../domain/types'
import { sortByPrice, type SortDirection } from '../../domain/values/sorting'
import { t } from '../../i18n/package/wizard'
import { colour, space } from '../../../theme/tokens'
import { Button } from '../elements/Button'
import { DataAge } from '../feedback/DataAge'
import { PickerList } from './PickerList'
import type { PickerSheetProps } from './pickerProps'
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
const Note = styled('p')({ padding: `0 ${space.gutter}px 8px`, fontSize: '0.8125rem', color: colour.quiet })
// A sheet that opens before its rows are there has the height of a long list, so that nothing moves under the finger later.
const Rows = styled('div')({
  '&[data-tall]': { minHeight: '60vh', '@supports (height: 1dvh)': { minHeight: '60dvh' } },
})
const Foot = styled('div')({ padding: `12px ${space.gutter}px 0`, display: 'grid' })

/** The open sheet of a picker: its search, price order, age and rows. */
export function PickerContent<T extends { id: Id }>(props: PickerSheetProps<T>) {
  const { options, asOf, isRefused, failure, textOf, priceOf, onToggle, onClose, multiple = false, label } = props
  const [search, setSearch] = useState('')
  const [wasLoading] = useState(props.isLoading)
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
      {props.sortNote && <Note>{props.sortNote}</Note>}
      {asOf !== null && (
        <Age>
          <DataAge at={asOf} {...(isRefused ? { onRetry: failure?.onRetry, reason: failure?.text } : {})} />
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
      <Rows data-tall={wasLoading || undefined}>
        <PickerList {...props} key={`${wanted} ${direction}`} options={shown} onPick={pick} />
      </Rows>
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
