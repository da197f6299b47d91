import type { ResourceDefinition } from 'ra-core'
import type { View } from '../resources/defineResource'
import { definitions } from '../resources/registry'

/** The registered resources in react-admin's own form: name, label, and which screens exist. */
export const reactAdminDefinitions: Record<string, ResourceDefinition> = Object.fromEntries(
  definitions.map(({ name, options, recordRepresentation, screens, mitraMay, grants = [] }) => [
    name,
    {
      name,
      // What a permission may allow, for the form of a user.
      options: {
        ...options,
        grants: [...Object.keys(screens).filter((view) => !mitraMay.includes(view as View)), ...grants],
      },
      recordRepresentation,
      hasList: 'list' in screens,
      hasCreate: 'create' in screens,
      hasEdit: 'edit' in screens,
      hasShow: 'show' in screens,
    },
  ]),
)
