import { useCanAccess } from 'ra-core'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useFeature } from '../../../ui/layout/features'
import { useDebounced } from '../../../ui/hooks/useDebounced'
import { STATUSES, type Status } from '../../../domain/status/packageStatus'
import { ChoiceBar } from '../compare/ChoiceBar'
import { useChoice } from '../compare/useChoice'
import { KeepFollowUps } from '../home/KeepFollowUps'
import { FilterRoom, StatusFilter } from '../status/StatusFilter'
import { ListHead } from './ListHead'
import { PackageRows } from './PackageRows'
import { Packages } from './Packages'
import { SortButton } from './SortButton'
import { useOrder } from './useOrder'

const SEARCH_DEBOUNCE_MS = 300

/** The address with one parameter replaced; '' removes it. */
function withParam(params: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(params)
  next.delete(name)
  if (value) next.set(name, value)
  return next
}

/** The status that the list is filtered by, kept in the address. Null without the feature. */
function useStatusFilter() {
  const [params, setParams] = useSearchParams()
  const hasStatus = useFeature('status')
  const status = STATUSES.find((one) => hasStatus && one === params.get('status')) ?? null
  const setStatus = (wanted: Status | null) =>
    setParams((params) => withParam(params, 'status', wanted ?? ''), { replace: true })
  return { hasStatus, status, setStatus }
}

/** The search text is part of the address, so that it survives a visit to a package. */
function useSearchText(): [string, (text: string) => void, string] {
  const [params, setParams] = useSearchParams()
  const [text, setText] = useState(params.get('q') ?? '')
  const wanted = useDebounced(text, SEARCH_DEBOUNCE_MS).trim()
  const shown = params.get('q') ?? ''
  useEffect(() => {
    if (wanted !== shown) setParams((params) => withParam(params, 'q', wanted), { replace: true })
  }, [wanted, shown, setParams])
  return [text, setText, shown]
}

/** The list of regular packages (docs/product.md §5). Default export: it is loaded with its route. */
export default function PackageListPage() {
  const [text, setText, q] = useSearchText()
  const { hasStatus, status, setStatus } = useStatusFilter()
  const [order, setOrder] = useOrder()
  const choice = useChoice()
  const { canAccess } = useCanAccess({ action: 'create' })
  const { canAccess: canEdit } = useCanAccess({ action: 'edit' })
  // Buttons show at once. They are removed only if the user turns out to lack the permission.
  const mayCreate = canAccess !== false
  return (
    <Packages filter={{ ...(q ? { q } : {}), ...(status ? { status } : {}) }} order={order}>
      <ListHead
        search={text}
        onSearch={setText}
        mayCreate={mayCreate}
        onCompare={choice.begin}
        beside={<SortButton order={order} onOrder={setOrder} />}
        filters={hasStatus ? <StatusFilter status={status} onChange={setStatus} /> : <FilterRoom />}
      />
      <PackageRows
        q={q}
        status={status}
        order={order}
        mayCreate={mayCreate}
        mayEdit={canEdit !== false}
        choice={choice}
      />
      <KeepFollowUps />
      {choice.chosen && <ChoiceBar {...choice} chosen={choice.chosen} />}
    </Packages>
  )
}
