/** A reason why the server cannot start, in words for its administrator. Other errors are printed with their stack. */
export class StartError extends Error {}
