import type { ResourceDefinition, View } from './defineResource'

type Id = string | number

const below = (path: string, rest: string) => (rest === '' ? path : `${path}/${rest}`)

/** The path pattern of a screen, for the router: `:id` stands for a record's id. */
export function patternOf({ path, screens, name }: ResourceDefinition, view: View): string {
  const screen = screens[view]
  if (!screen) throw new Error(`The resource '${name}' has no screen '${view}': add it to its resource.ts.`)
  return below(path, screen.path)
}

/** The paths of a resource's screens. Links are made here and nowhere else: react-admin's `createPath` knows other paths. */
export function linksTo(definition: ResourceDefinition) {
  const withId = (view: View) => (id: Id) => patternOf(definition, view).replace(':id', encodeURIComponent(id))
  return {
    list: definition.path,
    create: below(definition.path, definition.screens.create?.path ?? 'create'),
    edit: withId('edit'),
    show: withId('show'),
  }
}
