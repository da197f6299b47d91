import { Route } from 'react-router'
import type { AppResource, ScreenView, View } from '../resources/defineResource'
import { patternOf } from '../resources/links'
import { useLayoutKind } from '../ui/layout/layoutKind'

const VIEWS: readonly View[] = ['list', 'create', 'edit', 'show']

type TableOrListProps = { Table: ScreenView; List: ScreenView }

/** One list, two presentations: a table on the desktop, cards in a phone's frame. */
const TableOrList = ({ Table, List }: TableOrListProps) => (useLayoutKind() === 'desktop' ? <Table /> : <List />)

/** The routes of a resource: a screen for each of its views, at the path that its definition gives. */
export function resourceRoutes({ definition, screens: { table, ...views } }: AppResource) {
  return VIEWS.flatMap((view) => {
    const Screen = views[view]
    if (!Screen) return []
    const path = patternOf(definition, view)
    const element = view === 'list' && table ? <TableOrList Table={table} List={Screen} /> : <Screen />
    return <Route key={path} path={path} element={element} />
  })
}

/** The paths that lack the id they end with, such as `…/edit`: without a route of their own, `edit` would be taken for an id. */
export const pathsWithoutId = ({ definition }: AppResource): string[] =>
  Object.values(definition.screens)
    .filter(({ path }) => /.\/:id$/.test(path))
    .map(({ path }) => `${definition.path}/${path.slice(0, -'/:id'.length)}`)
