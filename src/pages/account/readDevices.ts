import { isObject } from '../../domain/values/isObject'
import type { Answer } from './useAccountCall'

export type Device = {
  id: string | number
  since: string
  lastUsed: string
  userAgent: string
  address: string
  isThis: boolean
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** Reads the list of devices; leaves out what has no id. */
export function readDevices({ data }: Answer): Device[] {
  const rows: unknown[] = Array.isArray(data) ? data : []
  return rows.filter(isObject).flatMap((row) =>
    typeof row.id === 'number' || typeof row.id === 'string'
      ? [
          {
            id: row.id,
            since: textOf(row.created_at),
            lastUsed: textOf(row.last_used_at),
            userAgent: textOf(row.user_agent),
            address: textOf(row.address),
            isThis: row.current === true,
          },
        ]
      : [],
  )
}
