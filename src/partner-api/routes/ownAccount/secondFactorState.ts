import { hasRole } from '../../../domain/access/roles'
import type { UserRow } from '../../store'
import { enabledAtOf, type SecondFactorStore } from '../../stores/sessionStore'
import type { ApiContext } from '../context'

type Holder = Pick<UserRow, 'id' | 'roles'>

/** Admins may have a second factor, and must when the server says so. */
export const mayHaveSecondFactor = (user: Holder): boolean => hasRole({ roles: user.roles }, 'admin')

/** Whether an admin must set up a second factor before anything else works. */
export async function mustSetUp({ store, requireTotp }: ApiContext, user: Holder): Promise<boolean> {
  if (!requireTotp || !mayHaveSecondFactor(user)) return false
  return enabledAtOf(await store.findSecondFactor(user.id)) === null
}

/** The field about the second factor in the answers of login and profile. Only admins get it. */
export async function secondFactorOf(
  { requireTotp }: ApiContext,
  tx: SecondFactorStore,
  user: Holder,
): Promise<{ second_factor?: 'on' | 'off' | 'required' }> {
  if (!mayHaveSecondFactor(user)) return {}
  const factor = await tx.findSecondFactor(user.id)
  if (enabledAtOf(factor) !== null) return { second_factor: 'on' }
  return { second_factor: requireTotp ? 'required' : 'off' }
}
