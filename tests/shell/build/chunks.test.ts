import { expect, it } from 'vitest'
import { definitions } from '@/resources/registry'
import { umrohRegular } from '@/resources/umroh-regular/resource'
import { modulesOfScreens, phoneChunks } from '@/shell/build/chunks'

it('a screen without a file is named before anything is built', () => {
  const { list, show } = umrohRegular.screens
  const unknown = { ...umrohRegular, name: 'umroh-reguler', screens: { list } }
  expect(() => phoneChunks([unknown])).toThrow(
    "The resource 'umroh-reguler' has the screen 'list', but no file of src/resources/umroh-reguler/ ends with 'ListPage.tsx'.",
  )
  const mitra = { ...umrohRegular, name: 'mitra', screens: { show } }
  expect(() => phoneChunks([mitra])).toThrow(/no file of src\/resources\/mitra\/ ends with 'DetailPage.tsx'/)
})

it('each screen of a phone has its file, and the forms of a resource share a chunk', () => {
  const files = modulesOfScreens(definitions)
  expect(files['umroh-regular/list']).toContain('src/resources/umroh-regular/list/PackageListPage.tsx')
  const form = phoneChunks(definitions).find(({ name }) => name === 'umroh-regular-form')
  for (const page of ['Create', 'Edit'])
    expect(`src/resources/umroh-regular/wizard/Package${page}Page.tsx`).toMatch(form?.test ?? /^$/)
})
