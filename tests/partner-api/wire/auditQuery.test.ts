import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ApiError } from '@/partner-api/errors/apiError'
import { auditCursor, readAuditQuery } from '@/partner-api/routes/auditRoutes'

const digits = fc.stringMatching(/^[1-9]\d{0,16}$/)
const two = fc.integer({ min: 0, max: 99 }).map((value) => String(value).padStart(2, '0'))
const instants = fc
  .tuple(fc.stringMatching(/^\d{4}$/), two, two, two, two, fc.constantFrom('Z', '+07:00', '-12:00', '+99:00'))
  .map(([year, month, day, hour, minute, zone]) => `${year}-${month}-${day}T${hour}:${minute}${zone}`)

describe('the query of the audit', () => {
  it('any cursor and any instant is refused, or the database can read it', () => {
    const query = fc.record(
      { before: fc.tuple(digits, digits).map((both) => both.join('-')), from: instants, to: instants },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(query, (given) => {
        try {
          const { filter, after } = readAuditQuery(given)
          for (const at of [after?.at, filter.from, filter.to])
            if (at !== undefined) expect(new Date(at).toISOString()).toMatch(/^(?!0000)\d{4}-/)
        } catch (error) {
          expect(error).toBeInstanceOf(ApiError)
        }
      }),
      { numRuns: 1000 },
    )
  })
  it.each(['999999999999999-1', '253402300800000-7', '-1-1', '1-0', 'x'])('the cursor %s is refused', (before) => {
    expect(() => readAuditQuery({ before })).toThrow(ApiError)
  })
  it('the cursor of a row leads behind this row', () => {
    const row = { at: Date.parse('2026-11-26T10:00:00Z'), id: 7 }
    expect(readAuditQuery({ before: auditCursor(row) }).after).toEqual(row)
  })
})
