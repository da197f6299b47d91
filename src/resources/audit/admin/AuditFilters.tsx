import styled from '@emotion/styled'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import { useId, type ReactNode } from 'react'
import { AUDIT_EVENTS } from '../../../domain/audit/events'
import { STALE_TIME, retryDelay, retryQuery } from '../../../domain/requestPolicy'
import { t } from '../../../i18n/audit'
import { Button } from '../../../ui/layout/Button'
import { selectArrow } from '../../../ui/layout/styles'
import { colour, radius } from '../../../../theme/tokens'
import { audit } from '../resource'
import type { AuditFilter, AuditProvider } from '../types'
import { useAuditedResources } from './useResourceLabel'
import { eventWords } from './words'

const Bar = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(165px, 1fr))',
  gap: 12,
  alignItems: 'end',
  '& label': { display: 'block', fontSize: '0.8125rem', fontWeight: 600, marginBottom: 4 },
  '& select, & input': {
    width: '100%',
    minHeight: 44,
    padding: '8px 12px',
    border: `1px solid ${colour.lineStrong}`,
    borderRadius: radius.medium,
    backgroundColor: colour.surface,
    color: 'inherit',
    font: 'inherit',
    fontSize: '0.9375rem',
  },
  '& select': selectArrow,
  '& > p': { alignSelf: 'center' },
  '& select:focus-visible, & input:focus-visible': { outline: `2px solid ${colour.accent}`, outlineOffset: 1 },
})

type Choice = { value: string; label: string }

function Field({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  )
}

type SelectProps = { label: string; all: string; value: string; choices: Choice[]; onChange: (value: string) => void }

function Select({ label, all, value, choices, onChange }: SelectProps) {
  // A value of the address that is no choice is shown all the same: it narrows the list.
  const unknown = value !== '' && !choices.some((choice) => choice.value === value)
  return (
    <Field label={label}>
      {(id) => (
        <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
          <option value="">{all}</option>
          {[...choices, ...(unknown ? [{ value, label: value }] : [])].map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

function useUsers(): Choice[] {
  const provider = useDataProvider<AuditProvider>()
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
    <Bar role="search" aria-label={t('audit.filters')}>
      <Select
        label={t('audit.who')}
        all={t('audit.everyone')}
        value={user}
        choices={useUsers()}
        onChange={(value) => set({ user: value })}
      />
      <Select
        label={t('audit.resource')}
        all={t('audit.everything')}
        value={resource}
        choices={useAuditedResources()}
        onChange={(value) => set({ resource: value, record: '' })}
      />
      <Select
        label={t('audit.what')}
        all={t('audit.everyEvent')}
        value={event}
        choices={EVENTS}
        onChange={(value) => set({ event: value })}
      />
      <Field label={t('audit.from')}>
        {(id) => (
          <input
            id={id}
            type="date"
            value={from}
            max={to || undefined}
            onChange={(change) => set({ from: change.target.value })}
          />
        )}
      </Field>
      <Field label={t('audit.to')}>
        {(id) => (
          <input
            id={id}
            type="date"
            value={to}
            min={from || undefined}
            onChange={(change) => set({ to: change.target.value })}
          />
        )}
      </Field>
      {isNarrowed && (
        <Button variant="outlined" onClick={clear}>
          {t('audit.clear')}
        </Button>
      )}
      {record && <p>{t('audit.oneRecord', { id: record })}</p>}
    </Bar>
  )
}
