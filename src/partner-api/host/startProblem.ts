/** A reason why the server cannot start, in words for its administrator. Other errors are printed with their stack. */
export class StartError extends Error {}

/** A text with the full stop at its end, which some texts of forms have already. */
export const sentence = (text: string): string => text.replace(/\.?$/, '.')

// The codes with which PostgreSQL and sockets answer to a wrong DATABASE_URL.
const REASONS: ReadonlyMap<unknown, string> = new Map([
  ['28P01', 'Database menolak kata sandi dari DATABASE_URL atau DATABASE_PASSWORD_FILE.'],
  ['28000', 'Database menolak pengguna dari DATABASE_URL.'],
  ['3D000', 'Database dari DATABASE_URL tidak ada. Buat dulu dengan createdb.'],
  ['ECONNREFUSED', 'PostgreSQL tidak menjawab di alamat DATABASE_URL.'],
  ['ENOTFOUND', 'Nama server di DATABASE_URL tidak dikenal.'],
])

/** The message for an error that wrong settings caused; undefined for any other error. */
export function startProblem(error: unknown): string | undefined {
  if (error instanceof StartError) return error.message
  if (!(error instanceof Error)) return undefined
  return ('code' in error ? REASONS.get(error.code) : undefined) ?? startProblem(error.cause)
}
