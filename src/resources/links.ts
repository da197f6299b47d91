import type { ResourceDefinition, View } from './defineResource'

type Id = string | number

const below = (path: string, rest: string) => (rest === '' ? path : `${path}/${rest}`)

/** Returns the router's path pattern of a screen. `:id` stands for a record's id. */
export function patternOf({ path, screens, name }: ResourceDefinition, view: View): string {
  const screen = screens[view]
  if (!screen) throw new Error(`The resource '${name}' has no screen '${view}': add it to its resource.ts.`)
  return below(path, screen.path)
}

/**
 * Makes the links to a resource's screens. All links come from here, because react-admin's `createPath` makes other
 * paths.
 */
export function linksTo(definition: ResourceDefinition) {
  const withId = (view: View) => (id: Id) => patternOf(definition, view).replace(':id', encodeURIComponent(id))
  return {
    list: definition.path,
    create: below(definition.path, definition.screens.create?.path ?? 'create'),
    edit: withId('edit'),
    show: withId('show'),
  }
}
