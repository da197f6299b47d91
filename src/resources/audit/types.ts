/** The filter of the list, as the screen's address holds it. Dates are calendar dates. */
export type AuditFilter = {
  user?: string
  resource?: string
  record?: string
  event?: string
  from?: string
  to?: string
}
