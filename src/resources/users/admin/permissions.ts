import type { ResourceDefinition } from 'ra-core'

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

/** The permissions of an account that no resource of this app knows, such as those of a newer version. */
export function otherPermissions(held: readonly string[], grantable: readonly Grantable[]): string[] {
  const known = new Set(grantable.flatMap(({ permissions }) => Object.values(permissions)))
  return held.filter((permission) => permission !== '*' && !known.has(permission))
}

export const toggled = (list: readonly string[], item: string, isOn: boolean): string[] =>
  isOn ? [...new Set([...list, item])] : list.filter((other) => other !== item)
