import type { ResourceDefinition as RaResource } from 'ra-core'
import { actionOf, type ResourceDefinition, type View } from '@/resources/defineResource'
import { linkToRecord, recordViewOf } from '@/resources/links'
import { definitions } from '@/resources/registry'

/** The permissions that a resource knows, by action: the form of a user shows a checkbox for each. */
function permissionsOf({
  name,
  screens,
  mitraMay = [],
  grants = [],
  needs,
}: ResourceDefinition): Record<string, string> {
  const ofScreens = new Set(Object.keys(screens).map((view) => actionOf(view as View)))
  const actions = [...[...ofScreens].filter((action) => !mitraMay.includes(action)), ...grants]
  return Object.fromEntries(actions.map((action) => [action, needs ?? `${name}.${action}`]))
}

/** The registered resources in react-admin's own form: name, label, which screens exist, and the path of a record's screen. */
export const reactAdminDefinitions: Record<string, RaResource> = Object.fromEntries(
  definitions.map((definition) => {
    const { name, options, recordRepresentation, path, screens, hasHistory = true } = definition
    const { fields, tellsHistory, shownBy } = definition
    const view = recordViewOf(definition)
    return [
      name,
      {
        name,
        options: {
          ...options,
          permissions: permissionsOf(definition),
          hasHistory,
          path,
          fields,
          tellsHistory,
          shownBy,
          ...(view && { linkTo: (id: string | number) => linkToRecord(definition, view, id) }),
        },
        recordRepresentation,
        hasList: 'list' in screens,
        hasCreate: 'create' in screens,
        hasEdit: 'edit' in screens,
        hasShow: 'show' in screens,
      },
    ]
  }),
)
