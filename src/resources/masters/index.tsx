import type { ComponentType } from 'react'
import { lazyScreen } from '../../ui/layout/lazyScreen'
import { HOTEL_RESOURCES, MASTERS } from '../../domain/masters/masters'

const MasterTablePage = lazyScreen(() => import('./admin/MasterTablePage'))
const MasterFormPage = lazyScreen(() => import('./admin/MasterFormPage'))

type Screens = { List: ComponentType; Create: ComponentType; Edit: ComponentType }

const screensOf = (resource: string): Screens => ({
  List: () => <MasterTablePage resource={resource} />,
  Create: () => <MasterFormPage resource={resource} />,
  Edit: () => <MasterFormPage resource={resource} />,
})

const RESOURCES = [...Object.values(MASTERS).map(({ resource }) => resource), ...Object.values(HOTEL_RESOURCES)]

/** An admin's screens of every master, by resource: all made from one table and one form. */
export const masters: Record<string, Screens> = Object.fromEntries(
  RESOURCES.map((resource) => [resource, screensOf(resource)]),
)
