import { useResourceDefinitions } from 'ra-core'
import { t } from '../../../i18n/audit'
import { audit } from '../resource'

/** The accounts, which sign in whether or not the app has screens for them. */
const ACCOUNTS = 'users'

type Labelled = { options?: { label?: string } }

/** Returns the names of resources for people. */
export function useResourceLabel(): (resource: string) => string {
  const definitions = useResourceDefinitions()
  return (resource) =>
    (definitions[resource] as Labelled | undefined)?.options?.label ??
    (resource === ACCOUNTS ? t('audit.session') : resource)
}

/** The resources that the audit tells about, with their names. */
export function useAuditedResources(): { value: string; label: string }[] {
  const definitions = useResourceDefinitions()
  const labelOf = useResourceLabel()
  const screens = Object.values(definitions).filter(({ name, hasList }) => hasList && name !== audit.name)
  const names = [...new Set([...screens.map(({ name }) => name), ACCOUNTS])]
  return names.map((value) => ({ value, label: labelOf(value) }))
}
