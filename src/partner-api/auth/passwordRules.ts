import { newPasswordProblem, type NewPasswordProblem } from '../../domain/access/newPassword'
import { DEMO_ACCOUNTS } from '../seed/accounts'

let list: Promise<ReadonlySet<string>> | undefined

/** Loads the list when the first password is set: it is 0.4 MB, and the demo runs this code in a browser. */
async function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set([...dictionary['passwords-common'], ...DEMO_ACCOUNTS.map(({ password }) => password)])
}

/**
 * Returns what is wrong with a new password, or null (docs/product.md §18.1.2). The list holds the 49,000 commonest
 * passwords in lower case, 18,000 of them with at least 8 characters, and the published ones of the demo.
 */
export async function passwordProblem(password: string, email: string): Promise<NewPasswordProblem | null> {
  const problem = newPasswordProblem(password, email)
  if (problem) return problem
  list ??= loadCommonPasswords()
  return (await list).has(password.toLowerCase()) ? 'common' : null
}
