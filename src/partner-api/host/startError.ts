/** A reason why the server cannot start, in words for its administrator. Other errors are printed with their stack. */
export class StartError extends Error {}

/** A text with the full stop at its end, which some texts of forms have already. */
export const sentence = (text: string): string => text.replace(/\.?$/, '.')
