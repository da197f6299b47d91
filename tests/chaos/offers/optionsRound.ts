import type { MasterListResponse, DetailResponse, WireOffer } from '@/http/partnerApi.types'
import type { Random } from '../support/draw'
import type { Session } from '../support/state'
import { tap } from '../support/acts/tap'
import { accept, askToErase, customerMenus, read, sayYes } from './offerActions'
import { miscountedOptions } from './optionFindings'
import type { Link } from './offerLedger'

/** Reads from each package of a link the answer in its list of offers, its status, and the customer of both. */
async function toldBy({ apiOf }: Session, { id, packageId, others, mitra }: Link) {
  const api = apiOf(mitra)
  return Promise.all(
    [packageId, ...others].map(async (each) => {
      const path = `/partner/umroh-regular/${each}`
      const { data } = await api.get<MasterListResponse<WireOffer>>(`${path}/offers`)
      const offer = (Array.isArray(data) ? data : data.data).find((one) => Number(one.id) === id)
      const { data: detail } = await api.get<DetailResponse>(path)
      const { status } = detail
      return {
        option: offer?.answer?.option ?? null,
        isAccepted: Boolean(status?.accepted_at),
        customers: [offer?.customerName, status?.customer_name].filter(Boolean).map(String),
      }
    }),
  )
}

async function make(session: Session, ids: readonly (number | string)[], random: Random): Promise<Link | undefined> {
  const { page } = session.phone
  const { offers, holder } = session
  for (const id of ids) await offers.beforeMake(holder?.mitra ?? '', Number(id))
  await page.goto(`/package/umroh-reguler/compare?${ids.map((id) => `id=${id}`).join('&')}`)
  await page.getByRole('button', { name: 'Bagikan sebagai pilihan' }).click()
  const sheet = page.getByRole('dialog', { name: 'Bagikan penawaran' })
  await sheet.getByRole('textbox', { name: 'Nama pelanggan' }).fill('Ibu Aisyah')
  const button = sheet.getByRole('button', { name: 'Buat tautan' })
  await button.click({ trial: true })
  await tap(button, random.pick([1, 2]))
  const link = sheet.getByRole('textbox', { name: 'Tautan penawaran' })
  await link.waitFor({ timeout: 20_000 })
  await offers.onShown(Number(ids[0]), await link.inputValue())
  return offers.links.findLast(({ packageId, others }) => packageId === Number(ids[0]) && others.length > 0)
}

/** Without faults: a link with options is made and read, its options are accepted at once, then it is erased and revoked. */
export async function optionsRound(session: Session, random: Random): Promise<void> {
  const { holder, offers, newName, apiOf, report, phone } = session
  if (!holder) return
  const api = apiOf(holder.mitra)
  const ids = [await api.create({ namaPaket: newName() }), await api.create({ namaPaket: newName(), jumlahJamaah: 40 })]
  if (random.chance(0.5)) ids.push(await api.create({ namaPaket: newName(), jumlahJamaah: 20 }))
  const link = await make(session, ids, random)
  if (!link) return report(`no link of the options ${ids.join()} was made without faults`)
  await read(link, true)
  await Promise.all([accept(session, link, random), accept(session, link, random)])
  await accept(session, link, random)
  await offers.check()
  const told = await toldBy(session, link)
  miscountedOptions(`link ${link.id}`, told).forEach(report)
  if (told.every(({ option }) => option === null)) report(`no option of link ${link.id} was accepted without faults`)
  for (const what of ['Hapus data pelanggan', 'Cabut tautan']) {
    await phone.page.goto(`/package/umroh-reguler/${random.pick(ids)}`)
    // Status has a menu, too.
    const sent = phone.page.getByRole('region', { name: 'Penawaran terkirim' })
    if (what === 'Cabut tautan') await sent.getByRole('button', { name: what }).first().click()
    else await askToErase(customerMenus(sent).first())
    await sayYes.act(session, random)
    await offers.check()
  }
  if (!link.isRevoked) report(`link ${link.id} is not revoked without faults`)
  for (const { customers } of await toldBy(session, link))
    if (customers.length > 0) report(`link ${link.id} still tells its erased customer ${customers.join()}`)
}
