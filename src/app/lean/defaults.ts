type Fields = Record<string, unknown>

/** lodash's `defaults`: fills in what `object` lacks, from the first source that has it. */
export default function defaults(object: Fields, ...sources: readonly (object | null | undefined)[]): Fields {
  for (const source of sources)
    for (const name in source) if (object[name] === undefined) object[name] = (source as Fields)[name]
  return object
}
