/** A package's data about its link with options: the option that the answer names, and whether this package is accepted. */
export type ToldByOption = { option: string | null; isAccepted: boolean }

/** All packages must name the same option, and only the package of this option may be accepted. */
export function miscountedOptions(link: string, told: readonly ToldByOption[]): string[] {
  const named = [...new Set(told.map(({ option }) => option))]
  const accepted = told.flatMap(({ isAccepted }, place) => (isAccepted ? [String.fromCharCode(65 + place)] : []))
  const expected = named[0] ? [named[0]] : []
  return [
    ...(named.length > 1 ? [`the packages of ${link} name the options ${named.join()}`] : []),
    ...(accepted.join() === expected.join()
      ? []
      : [`${link} has the answer ${expected.join() || 'none'}, and agreed to are ${accepted.join() || 'none'}`]),
  ]
}
