import type { MadePackage, PartnerDataProvider } from '@/data-provider/types'
import type { PackagePayload } from '@/domain/package/packageSchema'
import { keysOfDraft, newAttempt, type SaveAttempt } from '@/domain/package/saveKeys'
import { randomKey } from '@/domain/randomKey'
import { toldPrice, toldTotals, type RoundingStep } from '@/domain/offer/rounding'
import { haveMoved, totalsBeside } from '@/domain/package/price/packagePrice'
import { perRoom, ROOM_TYPES, type Id, type PerRoom } from '@/domain/types'
import { priceInRupiah } from '@/domain/values/money'
import { PAGE_SIZE } from '@/domain/values/paging'
import { t } from '@/i18n/package/wizard'
import { statusOf } from '@/domain/requestPolicy'
import { hasNetwork } from '@/ui/hooks/network'
import { umrohRegular } from '../../resource'
import type { Checked, Priced, Save, SaveRequest } from './saveState'

/** The saved package as the answer to a save tells it. */
export type SavedPackage = MadePackage

/**
 * Whether the server can be reached. If the browser denies the network, a read decides: a save that
 * is sent without a network would leave open whether it arrived.
 */
export async function reachesServer(provider: PartnerDataProvider): Promise<boolean> {
  if (hasNetwork()) return true
  return provider.getList(umrohRegular.name, { pagination: { page: 1, perPage: PAGE_SIZE }, filter: {} }).then(
    () => true,
    ({ status }: { status?: number }) => status !== undefined,
  )
}

/**
 * The attempt for a form that was not sent before. It holds the totals on screen, because the server computes the
 * prices itself. A create that two tabs send with different keys makes two packages. Therefore the key of a create is
 * computed from the draft's writer, so that all tabs of the draft compute the same key. The key of an update is random.
 */
export function attemptsOf(
  { id, basis }: Save,
  { payload: contents, totals }: Checked,
  writer: string,
): Pick<Priced, 'fresh' | 'updateKey'> {
  const shown = ROOM_TYPES.map((room) => totals[room])
  const fresh =
    id === undefined
      ? newAttempt({ contents, shown, newKey: keysOfDraft(writer) })
      : newAttempt({ contents: [contents, shown, basis.version], newKey: randomKey })
  return { fresh, updateKey: randomKey() }
}

/** Resolves to the answer of the server. Its totals are missing if the partner API does not tell them. */
export function sendSave(provider: PartnerDataProvider, request: SaveRequest): Promise<{ data: SavedPackage }> {
  const { checked, key } = request
  const [data, meta] = [checked.payload, { idempotencyKey: key }]
  if (request.type === 'create')
    return provider.create(umrohRegular.name, { data, meta: { ...meta, isRepeat: request.isRepeat } })
  const { id, version } = request
  return provider.update(umrohRegular.name, { id, data, meta: { ...meta, version }, previousData: { id } })
}

/**
 * Repeats an earlier save with its own key. Returns the id of the package that the save made, then or only now. Null if
 * the server rejects the contents, or tells no id.
 */
export async function settle(provider: PartnerDataProvider, { contents, key }: SaveAttempt): Promise<Id | null> {
  try {
    const answer = await provider.createAsSent('umroh-regular', JSON.parse(contents) as PackagePayload, {
      idempotencyKey: key,
    })
    return answer.data.id
  } catch (error) {
    if (statusOf(error) === 422) return null
    throw error
  }
}

/**
 * The notice after a save. It tells the saved totals if they differ from those that the mitra saw: another user raised a
 * price in the last minutes, or the app could not read it (docs/product.md §7.2.3).
 */
export function savedWords(shown: PerRoom<number | null>, { totals }: SavedPackage, step: RoundingStep) {
  const saved = perRoom((room) => toldPrice(totals?.[room] ?? null, step))
  // An API that tells no total at all has other ones, or none: nobody knows.
  const isTold = ROOM_TYPES.some((room) => saved[room] !== null)
  const isOther = isTold && haveMoved(totalsBeside(toldTotals(shown, step), saved))
  if (!isOther) return { text: t('wizard.saved'), isOther }
  const words = ROOM_TYPES.map((room) => `${t(`room.${room}`)} ${priceInRupiah(saved[room])}`)
  return { text: t('wizard.savedAt', { totals: words.join(', ') }), isOther }
}
