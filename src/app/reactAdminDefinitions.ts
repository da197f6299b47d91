import type { ResourceDefinition } from 'ra-core'
import { definitions } from '../resources/registry'

/** The registered resources as react-admin's own parts know them: by name, with a label, and with which screens they have. */
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
