import type { Context } from 'hono'
import { storable } from '../../domain/values/isStorable'
import type { ApiContext, ApiEnv } from './context'
import type { AuditEntry, AuditedFields, AuditStore } from '../stores/auditStore'

type Change = Omit<AuditEntry, 'at' | 'userId' | 'userName' | 'address'>
type Who = { id: number; name: string } | null

const LONGEST_LABEL = 200
const SECRET = /password|hash|token|secret|recovery/i

/** Leaves out what looks like a secret, at any depth, should a caller ever hand one over. */
function withoutSecrets(value: unknown): unknown {
  if (typeof value === 'string') return storable(value)
  if (Array.isArray(value)) return value.map(withoutSecrets)
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).filter(([name]) => !SECRET.test(name))
  return Object.fromEntries(kept.map(([name, part]) => [name, withoutSecrets(part)]))
}
const fieldsOf = (fields: AuditedFields | null) => withoutSecrets(fields) as AuditedFields | null

/**
 * Adds an audit row to the transaction of a write. Who, when and from where come from the request; `who` says it where nobody
 * is signed in. When the row cannot be written, the whole transaction fails.
 */
export const recordAudit = (
  { now, clientAddress }: ApiContext,
  c: Context<ApiEnv>,
  tx: AuditStore,
  { label, before, after, ...change }: Change,
  { who = c.get('session').user, once }: { who?: Who; once?: string } = {},
): Promise<void> =>
  tx.addAudit(
    {
      ...change,
      at: now(),
      userId: who?.id ?? null,
      userName: who?.name ?? '',
      address: clientAddress(c.req.raw, c.env),
      label: storable(label).slice(0, LONGEST_LABEL),
      before: fieldsOf(before),
      after: fieldsOf(after),
    },
    once,
  )
