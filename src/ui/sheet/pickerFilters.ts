/** A chip of a picker. Of several pressed chips of one kind, an option matches one; of different kinds, it matches each. */
export type PickerFilter<T> = { kind: string; label: string; matches: (option: T) => boolean }

/** The filters that divide the options: some match, and some do not. */
export const dividingFilters = <T>(
  options: readonly T[],
  filters: readonly PickerFilter<T>[],
): readonly PickerFilter<T>[] =>
  filters.filter(({ matches }) => options.some(matches) && options.some((option) => !matches(option)))

/** Whether an option passes the pressed filters. */
export function passes<T>(option: T, pressed: readonly PickerFilter<T>[]): boolean {
  const kinds = new Set(pressed.map(({ kind }) => kind))
  return [...kinds].every((kind) => pressed.some((filter) => filter.kind === kind && filter.matches(option)))
}
