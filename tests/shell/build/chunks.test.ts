import { expect, it } from 'vitest'
import { definitions } from '@/resources/registry'
import type { ResourceDefinition } from '@/resources/defineResource'
import { umrohRegular } from '@/resources/umroh-regular/resource'
import { checkModules } from '@/shell/build/chunks'

const LIST = 'src/resources/umroh-regular/list/PackageListPage.tsx'
const check = (definition: ResourceDefinition, missing: (file: string) => boolean) => () =>
  checkModules([definition], (file) => !missing(file))

it('a file that a definition names and that is missing is named before anything is built', () => {
  expect(check(umrohRegular, (file) => file === LIST)).toThrow(
    `The resource 'umroh-regular' names 'list/PackageListPage.tsx' in screens.list.module, but ${LIST} is missing.`,
  )
  const sheet = umrohRegular.sheets?.[0] ?? ''
  expect(check(umrohRegular, (file) => file.endsWith(sheet))).toThrow(/in sheets/)
})

it('a wrong folder is named, too', () => {
  const moved: ResourceDefinition = { ...umrohRegular, folder: 'umroh-reguler' }
  expect(check(moved, (file) => file.startsWith('src/resources/umroh-reguler/'))).toThrow(
    /src\/resources\/umroh-reguler\/list\/PackageListPage.tsx is missing. See 'module' and 'folder'/,
  )
})

it('asks for each file that the registry names', () => {
  const asked: string[] = []
  checkModules(definitions, (file) => asked.push(file) > 0)
  expect(asked).toContain(LIST)
  expect(asked.length).toBeGreaterThan(definitions.length)
})
