/** What a package of a link with options tells: the option in the answer of the link, and whether it is agreed to itself. */
export type ToldByOption = { option: string | null; isAccepted: boolean }

/** Exactly one option is accepted: all packages name the same one, and that package alone is agreed to. */
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
