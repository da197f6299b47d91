import { useInput } from 'ra-core'
import { STATUSES, type Status } from '../../../domain/status/packageStatus'
import { StatusFilter } from '../status/StatusFilter'

export type StatusInputProps = {
  source: string
  /** react-admin reads this prop of its filters. */ alwaysOn?: boolean
}

/** The chips of the phone's list, as a filter of react-admin's list. */
export function StatusInput({ source }: StatusInputProps) {
  const { field } = useInput<Status | ''>({ source, defaultValue: '' })
  const status = STATUSES.find((one) => one === field.value) ?? null
  return <StatusFilter status={status} onChange={(chosen) => field.onChange(chosen ?? '')} />
}
