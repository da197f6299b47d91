import { expect, it } from 'vitest'
import { startProblem, StartError } from '@/partner-api/errors/startProblem'
import { openPostgresStore } from '@/partner-api/postgres/postgresStore'

const coded = (code: string) => new Error('a query', { cause: Object.assign(new Error('the database'), { code }) })

it.each([
  ['28P01', /menolak kata sandi/],
  ['3D000', /tidak ada/],
  ['ENOTFOUND', /tidak dikenal/],
])('the code %s of a database is told in one sentence', (code, text) => {
  expect(startProblem(coded(code))).toMatch(text)
})

it('a server that finds no PostgreSQL says so in one sentence', async () => {
  const error: unknown = await openPostgresStore('postgres://umroh@127.0.0.1:1/umroh').catch(
    (failed: unknown) => failed,
  )
  expect(startProblem(error)).toMatch(/PostgreSQL tidak menjawab/)
})

it('a wrong setting has its own sentence, and any other error has none', () => {
  expect(startProblem(new StartError('PORT harus angka'))).toBe('PORT harus angka')
  expect([startProblem(coded('23505')), startProblem(new Error('a bug')), startProblem('text')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})
