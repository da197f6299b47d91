import { expect, it } from 'vitest'
import { again, whenUp, type Clock } from '@/partner-api/postgres/connect/again'
import { failure } from '@/partner-api/errors/apiError'
import { isOutage } from '@/partner-api/stores/outage'

const coded = (code: string, syscall?: string) =>
  Object.assign(new Error('the database'), { code, ...(syscall ? { syscall } : {}) })
const within = (cause: Error) => new Error('Failed query: select …', { cause })

it.each([
  ...[
    '08006',
    '08P01',
    '57P01',
    '57P02',
    '57P03',
    '57P05',
    '40001',
    '40P01',
    '25006',
    '25P04',
    '26000',
    '42P05',
    '53300',
  ].map((code) => coded(code)),
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOTFOUND', 'ENETDOWN'].map((code) => coded(code)),
  coded('ENOENT', 'connect'),
  new Error('Connection terminated unexpectedly'),
  new Error('Connection terminated due to connection timeout'),
  new Error('Query read timeout'),
  new Error('cannot access temporary or unlogged relations during recovery'),
  new Error('timeout exceeded when trying to connect'),
  new Error('Client has encountered a connection error and is not queryable'),
])('%s is an outage, also as the cause of a failed query', (error) => {
  expect([isOutage(error), isOutage(within(error))]).toEqual([true, true])
})

it.each([
  coded('23505'),
  coded('57014'),
  coded('28P01'),
  coded('42P01'),
  coded('ENOENT', 'open'),
  new Error('a bug'),
  'text',
])('%s is no outage', (error) => {
  expect(isOutage(error)).toBe(false)
})

it.each([
  [coded('57P01'), 503],
  [coded('57014'), 503],
  [within(coded('57014')), 503],
  [coded('23505'), 500],
  [new Error('a bug'), 500],
])('%s that reaches the caller is answered with %i', (error, status) => {
  expect(failure(error).status).toBe(status)
})

/** A clock whose pauses take no time, and work that fails for so many milliseconds of it. */
function clock(random = 0.5) {
  const pauses: number[] = []
  let time = 0
  const made: Clock = {
    now: () => time,
    wait: (ms) => {
      pauses.push(ms)
      time += ms
      return Promise.resolve()
    },
    random: () => random,
  }
  const failingUntil = (end: number) => () => (time < end ? Promise.reject(coded('57P01')) : Promise.resolve(time))
  return { made, pauses, failingUntil }
}

it('work that fails by an outage is repeated until it succeeds', async () => {
  const { made, pauses, failingUntil } = clock()
  expect(await again(failingUntil(3000), made)).toBeGreaterThanOrEqual(3000)
  expect(pauses.slice(0, 4)).toEqual([18.75, 37.5, 75, 150])
  expect(Math.max(...pauses)).toBeLessThanOrEqual(500)
})

it('no pause is as long as that of another process', async () => {
  const [some, others] = [clock(0.1), clock(0.9)]
  await Promise.all([some, others].map(({ made, failingUntil }) => again(failingUntil(1000), made)))
  expect(some.pauses.filter((pause) => others.pauses.includes(pause))).toEqual([])
})

it('after eight seconds the outage itself is thrown', async () => {
  const { made, pauses, failingUntil } = clock()
  await expect(again(failingUntil(60_000), made)).rejects.toMatchObject({ code: '57P01' })
  const waited = pauses.reduce((sum, pause) => sum + pause, 0)
  expect(waited).toBeGreaterThan(7000)
  expect(waited).toBeLessThanOrEqual(8000)
})

it('any other failure is thrown at once', async () => {
  const { made, pauses } = clock()
  await expect(again(() => Promise.reject(coded('23505')), made)).rejects.toMatchObject({ code: '23505' })
  expect(pauses).toEqual([])
})

it('repetitions within a repetition end after the same eight seconds', async () => {
  const { made, pauses, failingUntil } = clock()
  const inner = () => again(failingUntil(60_000), made)
  await expect(again(inner, made)).rejects.toMatchObject({ code: '57P01' })
  expect(pauses.reduce((sum, pause) => sum + pause, 0)).toBeLessThanOrEqual(8000)
})

it('a start waits a minute for a database that is not up yet, says so once, and waits for no other fault', async () => {
  const attempt = async (fails: number, error: Error) => {
    let [time, tries, told] = [0, 0, 0]
    const clock: Clock = { now: () => time, wait: async (ms) => void (time += ms), random: () => 0 }
    const work = async () => {
      tries += 1
      if (tries <= fails) throw error
      return 'open'
    }
    const waiting = () => void (told += 1)
    return [await whenUp(work, waiting, clock).catch((reason: Error) => reason), Math.round(time / 1000), told, tries]
  }
  const down = coded('ECONNREFUSED')
  expect((await attempt(50, down)).slice(0, 3)).toEqual(['open', 23, 1])
  expect((await attempt(Infinity, down)).slice(0, 3)).toEqual([down, 60, 1])
  const wrong = coded('28P01')
  expect(await attempt(Infinity, wrong)).toEqual([wrong, 0, 0, 1])
})
