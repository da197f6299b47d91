import { ResourceContextProvider } from 'ra-core'
import { Route } from 'react-router'
import { actionOf, type AppResource, type ScreenView, type View } from '@/resources/defineResource'
import { patternOf } from '@/resources/links'
import { Allowed } from '@/layout/guards'
import { useLayoutKind } from '@/ui/layout/layoutKind'

const VIEWS: readonly View[] = ['list', 'create', 'edit', 'show', 'compare']

type TableOrListProps = { Table: ScreenView; List: ScreenView }

/** Shows a list as a table on the desktop and as cards on a phone. */
const TableOrList = ({ Table, List }: TableOrListProps) => (useLayoutKind() === 'desktop' ? <Table /> : <List />)

/** The routes of a resource. Each view has one, at the path that the definition gives. */
export function resourceRoutes({ definition, screens: { table, ...views } }: AppResource) {
  return VIEWS.flatMap((view) => {
    const Screen = views[view]
    if (!Screen) return []
    const path = patternOf(definition, view)
    const screen = view === 'list' && table ? <TableOrList Table={table} List={Screen} /> : <Screen />
    // Each route needs another key. Otherwise React keeps one guard, and its decision, from route to route.
    const element = (
      <Allowed
        key={path}
        resource={definition.name}
        action={actionOf(view)}
        features={[definition.feature, definition.screens[view]?.feature]}
      >
        <ResourceContextProvider value={definition.name}>{screen}</ResourceContextProvider>
      </Allowed>
    )
    return <Route key={path} path={path} element={element} />
  })
}

/**
 * Paths that should end with an id but lack it, such as `…/edit`. Without a separate route, such a path would lead to
 * the detail of the id `edit`.
 */
export const pathsWithoutId = ({ definition }: AppResource): string[] =>
  Object.values(definition.screens)
    .filter(({ path }) => /.\/:id$/.test(path))
    .map(({ path }) => `${definition.path}/${path.slice(0, -'/:id'.length)}`)
