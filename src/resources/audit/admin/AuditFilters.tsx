import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import { AUDIT_EVENTS } from '../../../domain/audit/events'
import { STALE_TIME, retryDelay, retryQuery } from '../../../domain/requestPolicy'
import { t } from '../../../i18n/admin/audit'
import { Button } from '../../../ui/elements/Button'
import { FilterBar, FilterField, FilterSelect, type FilterChoice } from '../../../ui/table/FilterBar'
import { audit } from '../resource'
import type { PartnerDataProvider } from '../../../data-provider/types'
import type { AuditFilter } from '../types'
import { useAuditedResources } from './useResourceLabel'
import { eventWords } from './words'

function useUsers(): FilterChoice[] {
  const provider = useDataProvider<PartnerDataProvider>()
  const { data } = useQuery({
    queryKey: [audit.name, 'users'],
    queryFn: ({ signal }) => provider.auditUsers(signal),
    staleTime: STALE_TIME.general,
    retry: retryQuery,
    retryDelay,
  })
  return (data?.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }))
}

const EVENTS = AUDIT_EVENTS.map((value) => ({ value, label: eventWords(value) }))

type FiltersProps = { filter: AuditFilter; set: (changes: AuditFilter) => void; clear: () => void }

/** Narrows the audit by person, record, event and days. */
export function AuditFilters({ filter, set, clear }: FiltersProps) {
  const { user = '', resource = '', event = '', from = '', to = '', record } = filter
  const isNarrowed = Object.keys(filter).length > 0
  return (
    <FilterBar role="search" aria-label={t('audit.filters')}>
      <FilterSelect
        label={t('audit.who')}
        all={t('audit.everyone')}
        value={user}
        choices={useUsers()}
        onChange={(value) => set({ user: value })}
      />
      <FilterSelect
        label={t('audit.resource')}
        all={t('audit.everything')}
        value={resource}
        choices={useAuditedResources()}
        onChange={(value) => set({ resource: value, record: '' })}
      />
      <FilterSelect
        label={t('audit.what')}
        all={t('audit.everyEvent')}
        value={event}
        choices={EVENTS}
        onChange={(value) => set({ event: value })}
      />
      <FilterField label={t('audit.from')}>
        {(id) => (
          <input
            id={id}
            type="date"
            value={from}
            max={to || undefined}
            onChange={(change) => set({ from: change.target.value })}
          />
        )}
      </FilterField>
      <FilterField label={t('audit.to')}>
        {(id) => (
          <input
            id={id}
            type="date"
            value={to}
            min={from || undefined}
            onChange={(change) => set({ to: change.target.value })}
          />
        )}
      </FilterField>
      {isNarrowed && (
        <Button variant="outlined" onClick={clear}>
          {t('audit.clear')}
        </Button>
      )}
      {record && <p>{t('audit.oneRecord', { id: record })}</p>}
    </FilterBar>
  )
}
