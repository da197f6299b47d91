import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Rolldown } from 'vite'
import type { Place, ResourceDefinition, View } from '@/resources/defineResource'
import { partsName } from '../shellSettings.ts'

type Bundle = Rolldown.OutputBundle
type Modules = readonly string[]

const AREA = 'src/app/SignedInArea.tsx'
const ROOT = join(import.meta.dirname, '../../..')
const fileOf = ({ name }: ResourceDefinition, module: string) => `src/resources/${name}/${module}`

/** The end of the file's name of each screen of a phone, such as `list/PackageListPage.tsx`. */
const ENDS: Record<View, string> = {
  list: 'ListPage.tsx',
  create: 'CreatePage.tsx',
  edit: 'EditPage.tsx',
  show: 'DetailPage.tsx',
  compare: 'ComparePage.tsx',
}

/** The file of a phone's screen, below its resource's folder. */
function fileOfScreen(definition: ResourceDefinition, view: View): string {
  const folder = fileOf(definition, '')
  const found = existsSync(join(ROOT, folder))
    ? readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    : []
  const file = found.find((name) => name.endsWith(ENDS[view]))
  if (file === undefined)
    throw new Error(
      `The resource '${definition.name}' has the screen '${view}', but no file of ${folder} ends with '${ENDS[view]}'.`,
    )
  return folder + file.replaceAll('\\', '/')
}

const isPhones = ({ onlyAdmins }: ResourceDefinition) => !onlyAdmins
const viewsOf = (definition: ResourceDefinition) => Object.keys(definition.screens) as View[]

const HOME = 'home'

/** The files of the parts that screens show if the partner API has a feature. */
function modulesOfParts(definitions: readonly ResourceDefinition[]): Record<string, Modules> {
  const found: Record<string, Modules> = {}
  for (const definition of definitions)
    for (const [place, { feature, module }] of Object.entries(definition.parts ?? {})) {
      if (feature === undefined) continue
      const name = partsName(place === HOME ? HOME : `${definition.name}/${place}`, feature)
      found[name] = [...(found[name] ?? []), fileOf(definition, module)]
    }
  return found
}

/** The files of the parts that a place shows at every partner API. They belong to the place's own chunk. */
const ownPartsOf = (definitions: readonly ResourceDefinition[], place: Place): string[] =>
  definitions.flatMap((definition) => {
    const part = definition.parts?.[place]
    return part && part.feature === undefined ? [fileOf(definition, part.module)] : []
  })

const chunkOfParts = (name: string) => name.replace(/\W/g, '-')

/** The chunks of the parts that a screen may show. */
export const chunksOfParts = (definitions: readonly ResourceDefinition[], screen: string): string[] =>
  Object.keys(modulesOfParts(definitions))
    .filter((name) => name.startsWith(partsName(screen, '')))
    .map(chunkOfParts)

/** The files that each screen needs in addition to the login's code, by the name of the screen or of its parts. */
export function modulesOfScreens(definitions: readonly ResourceDefinition[]): Record<string, Modules> {
  const screens = definitions
    .filter(isPhones)
    .flatMap((definition) =>
      viewsOf(definition).map((view): [string, Modules] => [
        `${definition.name}/${view}`,
        [AREA, fileOfScreen(definition, view), ...ownPartsOf([definition], view)],
      ]),
    )
  return {
    login: [],
    [HOME]: [AREA, 'src/pages/HomePage.tsx', ...ownPartsOf(definitions, HOME)],
    profile: [AREA, 'src/pages/ProfilePage.tsx'],
    [partsName('profile', 'accounts')]: ['src/pages/account/OwnAccount.tsx'],
    desktop: [AREA, 'src/layout/desktop/DesktopBars.tsx'],
    ...Object.fromEntries(screens),
    ...modulesOfParts(definitions),
  }
}

/** The app's own files that begin a chunk. A module that several chunks import goes into the first of them. */
const OWN_CHUNKS: Record<string, Modules> = {
  app: ['src/index.tsx'],
  area: [AREA, 'src/resources/umroh-regular/list/PackageListPage.tsx'],
  // The parts of the kit that the area's list does not show. The detail of another resource needs no page of packages.
  record: ['src/kit/RecordPage.tsx', 'src/ui/layout/Section.tsx'],
  pages: [
    'src/pages/HomePage.tsx',
    'src/pages/ProfilePage.tsx',
    'src/resources/umroh-regular/detail/PackageDetailPage.tsx',
  ],
  // The code that parts and later chunks share. In the sheets' chunk it would load the sheets, too.
  common: [
    'src/ui/hooks/useWrite.ts',
    'src/domain/package/saveKeys.ts',
    'src/domain/offer/whatsapp.ts',
    'src/resources/umroh-regular/useKeyedChange.ts',
    'src/resources/umroh-regular/usePackageMutation.ts',
    'src/ui/hooks/useKept.ts',
    'src/resources/umroh-regular/status/agreement.ts',
    'src/ui/form/CheckField.tsx',
  ],
  // The wizard and the sheet of a copy, which both load the sheet, share the words about a failed save.
  sheet: ['src/ui/sheet/BottomSheet.tsx', 'src/resources/umroh-regular/saveAdvice.ts'],
  // The wizard and the kit's form share these files. The wizard does not use the kit's form.
  form: [
    'src/ui/form/typed/TypedField.tsx',
    'src/ui/form/typed/amountErrors.ts',
    'src/kit/AskBeforeLeaving.tsx',
    'src/kit/conflict/ConflictSheet.tsx',
  ],
  recordForm: ['src/kit/FormRecord.tsx', 'src/kit/SaveForm.tsx'],
  sheets: ['src/resources/umroh-regular/list/DuplicateSheet.tsx', 'src/resources/umroh-regular/list/SortSheet.tsx'],
}

/** The chunk of a screen. The forms of a resource share one. */
export function chunkOfScreen(definition: ResourceDefinition, view: View): string {
  const file = fileOfScreen(definition, view)
  const own = Object.keys(OWN_CHUNKS).find((name) => OWN_CHUNKS[name]?.includes(file))
  return own ?? `${definition.name}-${view === 'create' || view === 'edit' ? 'form' : view}`
}

/**
 * The chunks that a phone loads: `OWN_CHUNKS`, the screens of each definition, and the parts of
 * screens. A chunk also takes the modules that its files import and no earlier chunk has. The
 * calendar and the desktop have separate chunks.
 */
export function phoneChunks(definitions: readonly ResourceDefinition[]) {
  const files = new Map(Object.entries(OWN_CHUNKS).map(([name, modules]) => [name, [...modules]]))
  const add = (chunk: string, file: string) => files.set(chunk, [...(files.get(chunk) ?? []), file])
  for (const file of ownPartsOf(definitions, HOME)) add('pages', file)
  for (const definition of definitions.filter(isPhones)) {
    for (const view of viewsOf(definition))
      for (const file of [fileOfScreen(definition, view), ...ownPartsOf([definition], view)])
        add(chunkOfScreen(definition, view), file)
  }
  for (const [name, parts] of Object.entries(modulesOfParts(definitions))) files.set(chunkOfParts(name), [...parts])
  const escaped = (file: string) => file.replace(/[.\\/-]/g, '\\$&')
  return [...files].map(([name, modules], index) => ({
    name,
    test: new RegExp(`(^|\\/)(${[...new Set(modules)].map(escaped).join('|')})$`),
    priority: files.size - index,
  }))
}

/** The addresses of all files that a screen needs, by the screen's name. The files of the entry are left out. */
export function addressesOfChunks(
  bundle: Bundle,
  modules: Record<string, Modules>,
  { base, root }: { base: string; root: string },
): Record<string, string[]> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const within = (names: readonly string[], seen = new Set<string>()): Set<string> => {
    for (const name of names) {
      const chunk = bundle[name]
      if (chunk?.type !== 'chunk' || seen.has(name)) continue
      seen.add(name)
      within(chunk.imports, seen)
    }
    return seen
  }
  const chunkOf = (module: string) => {
    const chunk = chunks.find(
      ({ facadeModuleId, moduleIds }) =>
        facadeModuleId === `${root}/${module}` || moduleIds.includes(`${root}/${module}`),
    )
    if (!chunk) throw new Error(`${module} is in no chunk.`)
    return chunk.fileName
  }
  const entry = within(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName))
  const ofScreen = (files: Modules) =>
    [...within(files.map(chunkOf))].filter((name) => !entry.has(name)).map((name) => base + name)
  return Object.fromEntries(Object.entries(modules).map(([screen, files]) => [screen, ofScreen(files)]))
}
