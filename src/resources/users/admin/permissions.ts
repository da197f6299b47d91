import { useResourceDefinitions, type ResourceDefinition } from 'ra-core'
import { summaryOf } from '@/domain/access/presets'
import { t } from '@/i18n/admin/accounts'

export const ACTIONS = ['list', 'create', 'edit', 'delete'] as const
export type GrantAction = (typeof ACTIONS)[number]

/** The permissions that a resource knows, by action. */
export type Grantable = { resource: string; label: string; permissions: Readonly<Partial<Record<GrantAction, string>>> }

/** The permissions that an account may hold, by resource. They come from the registry's definitions alone. */
export function grantableOf(definitions: Readonly<Record<string, ResourceDefinition>>): Grantable[] {
  return Object.values(definitions).flatMap(({ name, options }) => {
    const { label, permissions } = options as Pick<Grantable, 'label' | 'permissions'>
    return Object.keys(permissions).length > 0 ? [{ resource: name, label, permissions }] : []
  })
}

export const permissionsIn = (grantable: readonly Grantable[]): string[] =>
  grantable.flatMap(({ permissions }) => Object.values(permissions))

/** The permissions of an account that no resource of this app knows, such as those of a newer version. */
export function otherPermissions(held: readonly string[], grantable: readonly Grantable[]): string[] {
  const known = new Set(permissionsIn(grantable))
  return held.filter((permission) => permission !== '*' && !known.has(permission))
}

export const toggled = (list: readonly string[], item: string, isOn: boolean): string[] =>
  isOn ? [...new Set([...list, item])] : list.filter((other) => other !== item)

/** Says permissions in few words: `Staf harga + 2 lainnya`, `12 hak` (docs/product.md §17.2.12). */
export function rightsInWords(held: readonly string[], known: readonly string[]): string {
  const { presets, others } = summaryOf(held, known)
  if (presets.length === 0) return others === 0 ? t('permission.readOnly') : t('permission.count', { n: others })
  return [
    ...presets.map((preset) => t(`permission.presets.${preset}`)),
    ...(others === 0 ? [] : [t('permission.more', { n: others })]),
  ].join(' + ')
}

/** `Riwayat: Lihat`; a permission that no resource knows stays as it is. */
export function permissionInWords(permission: string, grantable: readonly Grantable[]): string {
  for (const { label, permissions } of grantable)
    for (const action of ACTIONS)
      if (permissions[action] === permission)
        return t('permission.of', { resource: label, action: t(`permission.${action}`) })
  return permission
}

/** The permissions that the registered resources know: as rows of a table, and all of them. */
export function useGrantable() {
  const grantable = grantableOf(useResourceDefinitions())
  return { grantable, known: permissionsIn(grantable) }
}
