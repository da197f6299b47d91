import { describe, expect, it } from 'vitest'
import { readSettings } from '@/partner-api/host/settings/env'
import { StartError } from '@/partner-api/errors/startProblem'

describe('the port setting of the server', () => {
  it.each(['abc', '-1', '3.5', '65536', '1e3', '3000x'])(
    'the server refuses to start with PORT=%s and tells the administrator why',
    (PORT) => {
      const start = () => readSettings({ PORT })
      expect(start).toThrow(StartError)
      expect(start).toThrow(`PORT harus angka 0 sampai 65535, bukan "${PORT}".`)
    },
  )

  it.each([
    [undefined, 3000],
    ['', 3000],
    [' 8080 ', 8080],
    ['0', 0],
    ['65535', 65_535],
  ])('the server listens on the right port when PORT is %j: %i', (PORT, port) => {
    expect(readSettings({ PORT }).port).toBe(port)
  })
})
