export type ProgramVersion = { version: string; commit: string | null }

export const UNKNOWN_VERSION: ProgramVersion = { version: 'unknown', commit: null }
