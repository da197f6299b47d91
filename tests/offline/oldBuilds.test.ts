import { describe, expect, it } from 'vitest'
import { ASSETS_CACHE, forgetOldBuilds } from '@/offline/oldBuilds'

const OWN = '/assets/app-own.js'
const build = (name: string) => `umroh-mitra-${name}-precache-v2-https://mitra.test/`

/** A fake cache storage that keeps caches and files in insertion order. */
function fakeCaches(contents: Record<string, string[]>) {
  const map = new Map(Object.entries(contents).map(([name, files]) => [name, new Set(files)]))
  const open = async (name: string) => {
    const files = map.get(name) ?? new Set()
    map.set(name, files)
    return {
      match: async (file: string) => files.has(file) || undefined,
      keys: async () => [...files],
      delete: async (file: string) => files.delete(file),
    }
  }
  const caches = {
    keys: async () => [...map.keys()],
    open,
    delete: async (name: string) => map.delete(name),
  } as unknown as CacheStorage
  return { caches, map }
}

describe('the files of older builds', () => {
  it('the caches of the last three builds stay, and the cache of another app is not touched', async () => {
    const { caches, map } = fakeCaches({
      'other-app': [],
      [build('1')]: [],
      [build('2')]: [],
      [ASSETS_CACHE]: [],
      [build('3')]: [],
      [build('4')]: [OWN],
    })
    await forgetOldBuilds(caches, OWN)
    expect([...map.keys()]).toEqual(['other-app', build('2'), ASSETS_CACHE, build('3'), build('4')])
  })

  it('the cache of the build that this page runs stays, however old', async () => {
    const { caches, map } = fakeCaches({
      [build('1')]: [OWN],
      [build('2')]: [],
      [build('3')]: [],
      [build('4')]: [],
      [build('5')]: [],
    })
    await forgetOldBuilds(caches, OWN)
    expect([...map.keys()]).toEqual([build('1'), build('3'), build('4'), build('5'), ASSETS_CACHE])
  })

  it('of the files that were cached on first use, the last sixty stay', async () => {
    const files = Array.from({ length: 65 }, (_, index) => `/assets/desktop-${index}.js`)
    const { caches, map } = fakeCaches({ [ASSETS_CACHE]: files })
    await forgetOldBuilds(caches, OWN)
    expect([...(map.get(ASSETS_CACHE) ?? [])]).toEqual(files.slice(5))
  })
})
