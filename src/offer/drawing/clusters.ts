/** A letter with its accents, or an emoji of several characters. */
const CLUSTER = /[^](?:[\p{M}\p{Emoji_Modifier}]|\u200D[^])*/gu

/** Divides a text where it may be cut: a letter keeps its accents, and an emoji stays whole. */
export const clustersOf = (text: string): string[] => text.match(CLUSTER) ?? []
