import type { Context } from 'hono'
import { storable } from '@/domain/values/isStorable'
import { firstLetters } from '@/domain/values/letters'
import type { ApiContext, ApiEnv } from './context'
import type { AuditEntry, AuditedFields, AuditStore, Change } from '../stores/upkeepStore'
import type { BatchName, BatchStore } from '../stores/mastersStore'

type Who = { id: number; name: string } | null

const LONGEST_LABEL = 200
const SECRET = /password|hash|token|secret|recovery/i

/** Leaves out fields with the name of a secret, at any depth, should a caller ever hand one over. */
function withoutSecrets(value: unknown): unknown {
  if (typeof value === 'string') return storable(value)
  if (Array.isArray(value)) return value.map(withoutSecrets)
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).filter(([name]) => !SECRET.test(name))
  return Object.fromEntries(kept.map(([name, part]) => [name, withoutSecrets(part)]))
}
const fieldsOf = (fields: AuditedFields | null) => withoutSecrets(fields) as AuditedFields | null

/** The audit row of a change. The request tells the user, the time and the address. */
function entryOf(
  { now, clientAddress }: ApiContext,
  c: Context<ApiEnv>,
  { label, before, after, ...change }: Change,
  who: Who,
): AuditEntry {
  return {
    ...change,
    at: now(),
    userId: who?.id ?? null,
    userName: who?.name ?? '',
    address: clientAddress(c.req.raw, c.env),
    label: firstLetters(storable(label), LONGEST_LABEL),
    before: fieldsOf(before),
    after: fieldsOf(after),
  }
}

/**
 * Adds an audit row to the transaction of a write. `who` says who it was where nobody is signed in. When the row cannot be
 * written, the whole transaction fails.
 */
export const recordAudit = (
  api: ApiContext,
  c: Context<ApiEnv>,
  tx: AuditStore,
  change: Change,
  { who = c.get('session').user, once }: { who?: Who; once?: string } = {},
): Promise<void> => tx.addAudit(entryOf(api, c, change, who), once)

/** Adds a row for each of many records that one write has changed. With a batch the write can be undone. */
export const recordAudits = (
  api: ApiContext,
  c: Context<ApiEnv>,
  tx: BatchStore,
  changes: readonly Change[],
  batch: BatchName,
): Promise<void> =>
  tx.addAudits(
    changes.map((change) => entryOf(api, c, change, c.get('session').user)),
    batch,
  )
