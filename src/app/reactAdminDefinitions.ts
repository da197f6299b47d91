import type { ResourceDefinition } from 'ra-core'
import { definitions } from '../resources/registry'

/** The registered resources in react-admin's own form: name, label, and which screens exist. */
export const reactAdminDefinitions: Record<string, ResourceDefinition> = Object.fromEntries(
  definitions.map(({ name, options, recordRepresentation, screens }) => [
    name,
    {
      name,
      options,
      recordRepresentation,
      hasList: 'list' in screens,
      hasCreate: 'create' in screens,
      hasEdit: 'edit' in screens,
      hasShow: 'show' in screens,
    },
  ]),
)
