import type { ToldName } from '../../domain/masters/masterSchema'
import type { Named } from '../../domain/types'

/**
 * A record as a form leaves it. A form without a name for customers, of an app of an earlier version, keeps that of the saved
 * record; null takes it back (docs/product.md §21.10.2).
 */
export function withToldName<Form extends ToldName>(
  { toldName, ...form }: Form,
  saved?: Pick<Named, 'toldName'>,
): Omit<Form, 'toldName'> & Pick<Named, 'toldName'> {
  const name = toldName === undefined ? saved?.toldName : toldName
  return name ? { ...form, toldName: name } : form
}
