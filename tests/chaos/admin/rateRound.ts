import { bodyOf } from '@/records/fields'
import { kursFields } from '@/records/kurs'
import { today } from '@/domain/values/dates'
import type { DetailResponse } from '@/http/partnerApi.types'
import type { Random } from '../support/draw'
import type { Session } from '../support/state'
import { ask } from './adminCalls'
import { recordsOf } from './adminActs'
import { changedFigures, mixedPrice } from './adminFindings'

const KURS = '/custom-data/kurs'
const KEPT = 5
const SAVES = 3

/** The fields of a package that are the same in all packages with the same contents and the same rate. */
function figuresOf({ data }: DetailResponse) {
  const {
    id: _,
    nama_paket: __,
    created_at: ___,
    priced_at: ____,
    ...figures
  } = data.package as Record<string, unknown>
  return { figures, kurs: data.kurs }
}

/**
 * Without faults: an admin moves the rate of today while a mitra saves. Quotes that were saved before keep every figure,
 * and each that is saved meanwhile has the figures of one of the two rates. In the end the rate is as it was.
 */
export async function rateRound(session: Session, random: Random): Promise<void> {
  const { admin, apiOf, holder, ledger, newName, report, adminCounts } = session
  if (!holder) return
  const { token } = admin.signedIn
  const api = apiOf(holder.mitra)
  const read = (id: unknown) => api.get<DetailResponse>(`/partner/umroh-regular/${String(id)}`)
  const [inForce] = (
    await recordsOf<{ in_force?: boolean; rupiah_per_sar?: number; buffer?: number }>(KURS, token)
  ).filter((rate) => rate.in_force)
  const [rupiahPerSar, buffer] = [Number(inForce?.rupiah_per_sar), Number(inForce?.buffer)]
  const enter = (rupiah: number) =>
    ask('POST', KURS, { token, body: bodyOf(kursFields('SAR'), { rupiahPerSar: rupiah, buffer, validFrom: today() }) })

  const atOld = await api.create({ namaPaket: newName() })
  const saved = ledger.acknowledged.filter(({ mitra }) => mitra === holder.mitra).slice(-KEPT)
  const ids = [atOld, ...saved.map(({ id }) => id)]
  const before = await Promise.all(ids.map(read))
  const names = Array.from({ length: SAVES }, newName)
  const moved = rupiahPerSar + random.pick([-300, -1, 1, 250])
  const [, ...meanwhile] = await Promise.all([enter(moved), ...names.map((namaPaket) => api.create({ namaPaket }))])
  const atNew = await api.create({ namaPaket: newName() })
  const after = await Promise.all(ids.map(read))
  ids.forEach((id, at) => changedFigures(`package ${id}`, before[at]?.data, after[at]?.data).forEach(report))
  const [old, now] = [figuresOf(await read(atOld)), figuresOf(await read(atNew))]
  if (JSON.stringify(old) === JSON.stringify(now)) report(`the rate ${moved} changed no price of a new package`)
  for (const id of meanwhile) mixedPrice(`package ${String(id)}`, figuresOf(await read(id)), old, now).forEach(report)
  await enter(rupiahPerSar)
  adminCounts.rates += 2
}
