/** Each field in which two versions of a record differ stands in one of the three lists, in the record's own order. */
export type Merged<Field> = {
  /** The fields that take the other person's value: only that person has changed them. */
  taken: Field[]
  /** The fields that both have changed: the form keeps my value, and a save would lose the other person's. */
  conflicts: Field[]
  /** The fields that only I have changed. */
  own: Field[]
}

export type Differences<Field> = {
  /** The fields in which my version and the other person's differ. */
  differing: readonly Field[]
  /** The fields in which each of them differs from the version that both began with. */
  changed: readonly Field[]
  changedByOther: readonly Field[]
}

/**
 * A three-way merge of two changes of one record. A field takes the other person's value if only that person has changed it,
 * and mine otherwise, so no change of mine is lost. `together` leaves out fields that depend on a change of mine.
 */
export function merged<Field>(
  { differing, changed, changedByOther }: Differences<Field>,
  together: (taken: Field[]) => Field[] = (taken) => taken,
): Merged<Field> {
  const taken = together(differing.filter((field) => !changed.includes(field)))
  const left = differing.filter((field) => !taken.includes(field))
  return {
    taken,
    conflicts: left.filter((field) => changedByOther.includes(field)),
    own: left.filter((field) => !changedByOther.includes(field)),
  }
}

/** Whether the two versions differ at all. */
export const differsIn = ({ taken, conflicts, own }: Merged<unknown>): boolean =>
  taken.length + conflicts.length + own.length > 0
