// @vitest-environment node
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { packagesAtStart, ROOT } from './importGraph'

const LATER = /^(ra-data|react-admin|react-router|@tanstack\/|@mui\/|react-hook-form|dayjs)/

describe('the code of the login', () => {
  it('the login loads no screen of react-admin, no react-router, no TanStack Query, no form and no calendar', () => {
    const packages = packagesAtStart(join(ROOT, 'src/index.tsx'))
    expect(packages).toEqual(expect.arrayContaining(['react', 'react-dom/client']))
    expect(packages.filter((name) => LATER.test(name))).toEqual([])
  })
})
