import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { packagesAtStart, ROOT } from './importGraph'

// ra-data-simple-rest is the data provider's base, and loads with it.
const LATER = /^(react-admin|@tanstack\/|@mui\/x-date-pickers|react-hook-form|dayjs)/

describe('the code of the login', () => {
  it('the login loads no screen of react-admin, TanStack Query, forms or calendars', () => {
    const packages = packagesAtStart(join(ROOT, 'src/index.tsx'))
    expect(packages).toEqual(expect.arrayContaining(['react', 'react-dom/client']))
    expect(packages.filter((name) => LATER.test(name))).toEqual([])
  })
})
