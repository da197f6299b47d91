import styled from '@emotion/styled'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import { t } from '@/i18n/admin/audit'
import { BarTitle } from '@/ui/table/BarTitle'
import { colour } from '@theme/tokens'
import { AuditRows } from './AuditRows'
import { ExportAudit } from './ExportAudit'
import { isCalendarDate } from '@/domain/values/dates'
import { useAddressFilter } from '@/ui/hooks/useAddressFilter'
import { AUDIT_EVENTS, isSignIn } from '@/domain/audit/events'
import { STALE_TIME } from '@/domain/requestPolicy'
import { Button } from '@/ui/elements/Button'
import { CheckField } from '@/ui/form/CheckField'
import { DayFilter } from '@/ui/table/DayFilter'
import { FilterBar, FilterSelect, type FilterChoice } from '@/ui/table/FilterBar'
import { audit } from '../resource'
import type { PartnerDataProvider } from '@/data-provider/types'
import { useAuditedResources, eventWords } from './changes'
import { useOpenedRow, type AuditFilter } from './useAuditPages'

function useUsers(): FilterChoice[] {
  const provider = useDataProvider<PartnerDataProvider>()
  const { data } = useQuery({
    queryKey: [audit.name, 'who'],
    queryFn: ({ signal }) => provider.auditUsers(audit.name, signal),
    staleTime: STALE_TIME.general,
  })
  return (data?.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }))
}

/** The value of the filter `signIns` in the address. */
const SHOWN = '1'
const EVENTS = AUDIT_EVENTS.map((value) => ({ value, label: eventWords(value) }))

type FiltersProps = { filter: AuditFilter; set: (changes: AuditFilter) => void; clear: () => void }

/** Narrows the audit by person, record, event and days. */
function AuditFilters({ filter, set, clear }: FiltersProps) {
  const { user = '', resource = '', event = '', from = '', to = '', record, signIns } = filter
  const isNarrowed = Object.keys(filter).some((name) => name !== 'signIns')
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
      <DayFilter label={t('audit.from')} value={from} latest={to} onChange={(day) => set({ from: day })} />
      <DayFilter label={t('audit.to')} value={to} earliest={from} onChange={(day) => set({ to: day })} />
      {/* One kind of event is shown alone, so there is nothing to add. */}
      <CheckField
        label={t('audit.signIns')}
        checked={signIns !== undefined || isSignIn(event)}
        disabled={event !== ''}
        onChange={(isOn) => set({ signIns: isOn ? SHOWN : '' })}
      />
      {isNarrowed && (
        <Button variant="outlined" onClick={clear}>
          {t('audit.clear')}
        </Button>
      )}
      {record && <p>{t('audit.oneRecord', { id: record })}</p>}
    </FilterBar>
  )
}

const NAMES = ['user', 'resource', 'record', 'event', 'from', 'to', 'signIns'] as const
type Name = (typeof NAMES)[number]

/** The API refuses a date that it cannot read, and a browser gives a half-typed year. */
const isUsable = (name: Name, value: string) => (name === 'from' || name === 'to' ? isCalendarDate(value) : true)

/** The filter of the audit, in the screen's address. */
const useAuditFilter = () => useAddressFilter(NAMES, isUsable)

const Place = styled('main')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
  padding: '20px 24px 32px',
  minWidth: 0,
  '& .top': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 16 },
  '& .top p': { color: colour.quiet },
})

/** 'Riwayat' (docs/product.md §29.3): the audit, with filters and CSV. Default export: only the desktop loads it. */
export default function AuditPage() {
  const { filter, set, clear } = useAuditFilter()
  const { opened, open, close } = useOpenedRow()
  return (
    <>
      <BarTitle title={t('resource.audit')} />
      <Place>
        <div className="top">
          <p>{t('audit.text')}</p>
          <ExportAudit filter={filter} />
        </div>
        <AuditFilters filter={filter} set={set} clear={clear} />
        <div>
          <AuditRows key={JSON.stringify(filter)} filter={filter} opened={opened} onOpen={open} onClose={close} />
        </div>
      </Place>
    </>
  )
}
