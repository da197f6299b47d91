import { EVERYTHING } from './permissions'

/** The usual sets of permissions (docs/product.md §17.2.10). A `*` at the end stands for every known permission that begins so. */
const PRESETS = {
  owner: [EVERYTHING],
  prices: ['custom-data/*', 'hotel/*'],
  sales: ['umroh-regular.*', 'mitra.list', 'users.list'],
} as const
export type Preset = keyof typeof PRESETS
export const PRESET_NAMES = Object.keys(PRESETS) as Preset[]

const matches = (pattern: string, permission: string): boolean =>
  pattern.endsWith('*') ? permission.startsWith(pattern.slice(0, -1)) : permission === pattern

/** The permissions that a preset gives, of those that are known. The owner's is the one that stands for all, later ones too. */
export const permissionsOf = (preset: Preset, known: readonly string[]): string[] =>
  preset === 'owner'
    ? [EVERYTHING]
    : known.filter((permission) => PRESETS[preset].some((pattern) => matches(pattern, permission)))

/** How permissions are summed up: the presets that they hold whole, and how many they hold besides (docs/product.md §17.2.12). */
export type RightsSummary = { presets: Preset[]; others: number }

export function summaryOf(held: readonly string[], known: readonly string[]): RightsSummary {
  if (held.includes(EVERYTHING)) return { presets: ['owner'], others: 0 }
  const whole = PRESET_NAMES.flatMap((preset) => {
    const given = preset === 'owner' ? [] : permissionsOf(preset, known)
    return given.length > 0 && given.every((permission) => held.includes(permission)) ? [{ preset, given }] : []
  })
  const covered = new Set(whole.flatMap(({ given }) => given))
  return {
    presets: whole.map(({ preset }) => preset),
    others: new Set(held.filter((permission) => !covered.has(permission))).size,
  }
}

/** The preset that the permissions are exactly; null for any other set. */
export function presetOf(held: readonly string[], known: readonly string[]): Preset | null {
  const { presets, others } = summaryOf(held, known)
  return presets.length === 1 && others === 0 ? (presets[0] ?? null) : null
}

/** How much of a group of permissions is held. */
export function shareOf(held: readonly string[], group: readonly string[]): 'all' | 'some' | 'none' {
  const count = group.filter((permission) => held.includes(permission)).length
  if (count === 0) return 'none'
  return count === group.length ? 'all' : 'some'
}

/** Gives a whole group, or takes it away when all of it is held (docs/product.md §17.2.11). */
export const withGroup = (held: readonly string[], group: readonly string[]): string[] =>
  shareOf(held, group) === 'all'
    ? held.filter((permission) => !group.includes(permission))
    : [...new Set([...held, ...group])]
