import { type PartnerDataProvider } from '../../../../data-provider/types'
import { totalsOf } from '../../../../domain/package/price/packagePrice'
import { parsePackage } from '../../../../domain/package/packageSchema'
import { keysOfDraft, newAttempt, randomKey } from '../../../../domain/package/saveKeys'
import type { Id, PackageForm, PerRoom } from '../../../../domain/types'
import type { Priced, Save, SaveRequest } from './saveState'
import { umrohRegular } from '../../resource'

/** The saved package as the answer to a save tells it. */
export type SavedPackage = { id: Id; totals?: PerRoom<number | null> }

/**
 * The attempt for a form that was not sent before. It holds the totals on screen, because the server computes the
 * prices itself. A create that two tabs send with different keys makes two packages. Therefore the key of a create is
 * computed from the draft's writer, so that all tabs of the draft compute the same key. The key of an update is random.
 */
export function attemptsOf(
  { id, basis }: Save,
  form: PackageForm,
  writer: string,
): Pick<Priced, 'fresh' | 'updateKey'> {
  const [contents, shown] = [parsePackage(form), totalsOf(form)]
  const fresh =
    id === undefined
      ? newAttempt({ contents, shown, newKey: keysOfDraft(writer) })
      : newAttempt({ contents: [contents, shown, basis.version], newKey: randomKey })
  return { fresh, updateKey: randomKey() }
}

/** Resolves to the answer of the server. Its totals are missing if the partner API does not tell them. */
export function sendSave(provider: PartnerDataProvider, request: SaveRequest): Promise<{ data: SavedPackage }> {
  const { form, key } = request
  const [data, meta] = [parsePackage(form), { idempotencyKey: key }]
  if (request.type === 'create') return provider.create(umrohRegular.name, { data, meta })
  const { id, version } = request
  return provider.update(umrohRegular.name, { id, data, meta: { ...meta, version }, previousData: { id } })
}
