import { useResourceDefinitions } from 'ra-core'
import { t } from '../../../i18n/admin/audit'

/** The accounts, which sign in whether or not the app has screens for them. */
const ACCOUNTS = 'users'

type Labelled = { options?: { label?: string; hasHistory?: boolean } }

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
  const audited = Object.values(definitions).filter(({ options }: Labelled) => options?.hasHistory)
  const names = [...new Set([...audited.map(({ name }) => name), ACCOUNTS])]
  return names.map((value) => ({ value, label: labelOf(value) }))
}
