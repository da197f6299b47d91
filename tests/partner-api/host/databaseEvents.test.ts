import { expect, it } from 'vitest'
import { databaseEvents, type Log } from '@/partner-api/host/log/log'

it('a database that cuts its pooled connections has one line of the log, without a stack, until it is lost again later', () => {
  const lines: unknown[] = []
  const log = { warn: (event: string, fields: object) => lines.push({ event, ...fields }) } as unknown as Log
  let ms = 1000
  const { lost } = databaseEvents(log, () => ms)
  const error = Object.assign(new Error('terminating connection due to administrator command'), { code: '57P01' })
  for (let connection = 0; connection < 10; connection += 1) lost?.(error)
  const line = {
    event: 'database.lost',
    text: 'Koneksi database terputus.',
    error: { type: 'Error', message: error.message, code: '57P01' },
  }
  expect(lines).toEqual([line])
  ms += 60_000
  lost?.(error)
  expect(lines).toEqual([line, line])
})
