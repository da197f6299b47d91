/** Why the server cannot start, in words for whoever started it; anything else is a fault and comes with its stack. */
export class StartError extends Error {}
