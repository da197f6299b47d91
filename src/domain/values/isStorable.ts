// PostgreSQL stores no NUL in text, and no half of a surrogate pair in jsonb.
const unstorable = /[\0\p{Surrogate}]/u

/** Says whether the databases can store a text. */
export const isStorable = (text: string): boolean => !unstorable.test(text)

/** Replaces what the databases cannot store, as browsers show what they cannot read. */
export const storable = (text: string): string => text.replaceAll(/[\0\p{Surrogate}]/gu, '\uFFFD')
