export const OWN_FLAGS: string[]
