import type { AuditEvent } from '../../domain/audit/events'
import type { StoreSession } from '../store'
import type { AccountRow, MitraAccountRow } from '../stores/accountsStore'
import type { AuditedFields } from '../stores/upkeepStore'
import { fieldsOfAccount, fieldsOfMitra } from './accounts'

type Change<Row> = { row: Row; before?: Row; after?: Row }

/** Adds audit rows of changes that the host itself makes, where nobody is signed in. `userName` says which part of it. */
export function hostAudit(tx: StoreSession, at: number, userName: string) {
  const add =
    <Row extends { id: number }>(
      resource: string,
      labelOf: (row: Row) => string,
      fieldsOf: (row: Row) => AuditedFields,
    ) =>
    (event: AuditEvent, { row, before, after }: Change<Row>): Promise<void> =>
      tx.addAudit({
        at,
        userId: null,
        userName,
        address: '',
        event,
        resource,
        recordId: row.id,
        label: labelOf(row),
        before: before ? fieldsOf(before) : null,
        after: after ? fieldsOf(after) : null,
      })
  return {
    account: add<AccountRow>('users', ({ email }) => email, fieldsOfAccount),
    mitra: add<MitraAccountRow>('mitra', ({ name }) => name, fieldsOfMitra),
  }
}
