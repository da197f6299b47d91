import { afterEach, expect, it, vi } from 'vitest'
import type { Preloadable } from '../../../src/resources/defineResource'
import { importAnew } from '../../support/importAnew'

type Screens = typeof import('../../../src/resources/umroh-regular/screens')

const folder = '/src/resources/umroh-regular'
let mocked: string[] = []

afterEach(() => {
  for (const path of mocked) vi.doUnmock(path)
  mocked = []
})

/** Preloads a screen of packages. Says whether the code of the calls about one package came with it. */
async function fetchesCalls(view: 'list' | 'create' | 'edit' | 'show' | 'compare', module: string) {
  const read = vi.fn<() => object>(() => ({ createApi: () => ({}) }))
  mocked = [`${folder}/api`, `${folder}/${module}`]
  vi.doMock(`${folder}/api`, read)
  vi.doMock(`${folder}/${module}`, () => ({ default: () => null }))
  const { screens } = await importAnew<Screens>(`${folder}/screens`)
  expect(read).not.toHaveBeenCalled()
  await (screens[view] as Preloadable).preload()
  return read.mock.calls.length === 1
}

it.each([
  ['create', 'wizard/PackageCreatePage'],
  ['edit', 'wizard/PackageEditPage'],
  ['show', 'detail/PackageDetailPage'],
  ['compare', 'compare/ComparePage'],
] as const)(
  'the code of the calls about one package is fetched together with the screen %s, and not after it',
  async (view, module) => expect(await fetchesCalls(view, module)).toBe(true),
)

it('the list is fetched without the calls about one package', async () =>
  expect(await fetchesCalls('list', 'list/PackageListPage')).toBe(false))
