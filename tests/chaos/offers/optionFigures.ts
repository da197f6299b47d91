import type { PackageDetail } from '@/domain/types'

/**
 * Every set of figures that an offer of these packages may have. The offer holds each package in one of its states. Its
 * title also says how many options there are.
 */
export function figuresOfOptions(
  packages: readonly (readonly PackageDetail[])[],
  figuresOf: (detail: PackageDetail) => ReadonlySet<number>,
): Set<number>[] {
  const none: Set<number>[] = [new Set(packages.length > 1 ? [packages.length] : [])]
  return packages.reduce(
    (before, states) => states.flatMap((detail) => before.map((one) => new Set([...one, ...figuresOf(detail)]))),
    none,
  )
}
