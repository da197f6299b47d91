import { parseArgs } from 'node:util'

export const USAGE = `CHECK_API_PASSWORD=… npm run check:api -- https://api.example.com/api --email siti@example.com [--write]
  --email    who signs in
  --write    also makes a package, saves it again and copies it: two that stay
The password is read from CHECK_API_PASSWORD.`

export type Asked = { base: string; email: string; password: string; write: boolean }

/** Reads the command's arguments, or returns a text that names the missing one. */
export function readAsked(args: readonly string[], env: Readonly<Record<string, string | undefined>>): Asked | string {
  let given
  try {
    given = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { email: { type: 'string' }, write: { type: 'boolean', default: false } },
    })
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
  const {
    positionals: [base = '', ...others],
    values: { email = '', write },
  } = given
  const password = env.CHECK_API_PASSWORD ?? ''
  if (!/^https?:\/\//.test(base) || !URL.canParse(base) || others.length > 0) return 'The address of one API is wanted.'
  if (email === '') return '--email is wanted.'
  if (password === '') return 'CHECK_API_PASSWORD is wanted.'
  return { base, email, password, write }
}
