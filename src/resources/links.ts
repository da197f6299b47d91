import type { ResourceDefinition, View } from './defineResource'

type Id = string | number

const below = (path: string, rest: string) => (rest === '' ? path : `${path}/${rest}`)

/** Returns the router's path pattern of a screen. `:id` stands for a record's id. */
export function patternOf({ path, screens, name }: ResourceDefinition, view: View): string {
  const screen = screens[view]
  if (!screen) throw new Error(`The resource '${name}' has no screen '${view}': add it to its resource.ts.`)
  return below(path, screen.path)
}

/** The view of one record: its own screen, else its form. Undefined for a resource without either. */
export const recordViewOf = ({ screens }: ResourceDefinition): 'show' | 'edit' | undefined =>
  (['show', 'edit'] as const).find((view) => view in screens)

/** The path of a record's screen. A screen that knows its definition uses {@link linksTo}, which the compiler checks. */
export const linkToRecord = (definition: ResourceDefinition, view: View, id: Id): string =>
  patternOf(definition, view).replace(':id', encodeURIComponent(id))

/** The path of the screen that compares records. Their ids stand in its search: `?id=7&id=8`. */
const linkToComparison = (definition: ResourceDefinition, ids: readonly Id[]): string =>
  `${patternOf(definition, 'compare')}?${new URLSearchParams(ids.map((id) => ['id', String(id)])).toString()}`

/** A path for each screen of a definition: a function of the ids where the screen shows one record, or compares several. */
type Links<D extends ResourceDefinition> = {
  readonly [V in keyof D['screens'] & View]: V extends 'edit' | 'show'
    ? (id: Id) => string
    : V extends 'compare'
      ? (ids: readonly Id[]) => string
      : string
}

/**
 * Makes the links to a resource's screens. All links come from here, because react-admin's `createPath` makes other
 * paths. A link to a screen that the definition lacks does not compile.
 */
export function linksTo<D extends ResourceDefinition>(definition: D): Links<D> {
  const links = Object.keys(definition.screens).map((name) => {
    const view = name as View
    if (view === 'compare') return [view, (ids: readonly Id[]) => linkToComparison(definition, ids)]
    const isOfRecord = view === 'edit' || view === 'show'
    return [view, isOfRecord ? (id: Id) => linkToRecord(definition, view, id) : patternOf(definition, view)]
  })
  return Object.fromEntries(links) as Links<D>
}
