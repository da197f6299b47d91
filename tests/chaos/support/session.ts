import { inspect } from 'node:util'
import { card, signIn, totalsIn, Wizard } from '../../e2e/support/support'
import { adminActs } from '../admin/adminActs'
import { rateRound } from '../admin/rateRound'
import { customerActs, offerRound } from '../offers/offerActions'
import { optionsRound } from '../offers/optionsRound'
import { actionsNow, signOut } from './acts/actions'
import { drawFor, weighted, type Random } from './draw'
import { describeFault } from './faults'
import type { Figures } from './figures'
import { checkStep } from './invariants'
import { limited } from './limited'
import { ready, screenOf } from './screen'
import { begin, USERS, type Session, type SessionOptions } from './state'

const NO_FAULTS = 0
/** Longer than the waits of a step on a slow machine, and shorter than the session: the session then shows its log. */
const STEP_LIMIT_MS = 60_000
const FAULT_RATES = [0.05, 0.2, 0.35, 0.5, 0.7]
const MAX_READ_BACK = 2
const TAB_CHANGE_CHANCE = 0.4

/** Sometimes changes to the other tab. A new tab mostly opens at the current address. */
async function turnToTab(session: Session, random: Random): Promise<void> {
  const { phone } = session
  if (!random.chance(TAB_CHANGE_CHANCE)) return
  const other = phone.tabs.find((tab) => tab !== phone.tab)
  const address = phone.page.url()
  const tab = other ?? (await phone.open())
  await phone.show(tab)
  if (!other)
    await tab.page.goto(
      random.chance(0.6) && address.startsWith('http')
        ? address
        : random.pick(['/package/umroh-reguler', '/package/umroh-reguler/create', '/profile']),
    )
  session.log.push(`to tab ${tab.name}, ${tab.page.url()}`)
}

/**
 * Runs a random action of the mitra with a random fault rate. An action that is not possible at the moment is only
 * noted.
 */
async function step(session: Session, number: number): Promise<void> {
  const random = drawFor(session.seed, 'step', number)
  if (session.hasTwoTabs) await turnToTab(session, drawFor(session.seed, 'tab', number))
  const { page } = session.phone
  session.proxy.faultRate = random.pick(FAULT_RATES)
  // The mitra went back beyond the first page: open the app again.
  if (!page.url().startsWith('http')) await page.goto('/')
  if (random.chance(0.85)) await ready(page, 3000)
  const isOffline = random.chance(0.07)
  const { screen, actions } = await actionsNow(session, isOffline)
  const action = weighted(random, actions)
  session.log.push(`${number}. ${screen}: ${action?.name ?? 'nothing to do'}${isOffline ? ', offline' : ''}`)
  if (isOffline) await session.context.setOffline(true)
  const acted = action
    ?.act(session, random)
    .catch((error: unknown) => session.note(`not possible: ${String(error).split('\n')[0]}`))
  await Promise.all([
    acted,
    customerActs(session, drawFor(session.seed, 'customer', number)),
    adminActs(session, drawFor(session.seed, 'admin', number)),
  ])
  await checkStep(session)
  if (isOffline) await session.context.setOffline(false)
}

/** Without faults, list and detail must show each acknowledged quote as it was reviewed. */
async function readBack(session: Session): Promise<void> {
  const {
    phone: { page },
    ledger,
    holder,
    report,
  } = session
  for (const { name, mitra, id } of ledger.acknowledged
    .filter((saved) => saved.mitra === holder?.mitra)
    .slice(-MAX_READ_BACK)) {
    const truth = await ledger.truthOf(mitra, id).catch(() => null)
    if (!truth) return report(`'${name}', acknowledged as ${id}, is lost`)
    await page.goto(`/package/umroh-reguler?q=${encodeURIComponent(name)}`)
    const shown = card(page, truth.name).filter({ has: page.locator(`a[href$="/umroh-reguler/${id}"]`) })
    await shown.waitFor().catch(() => report(`'${name}' is not in the list`))
    const compare = async (place: string, totals: unknown) => {
      if (JSON.stringify(totals) !== JSON.stringify(truth.totals))
        report(`the ${place} of '${name}' shows ${JSON.stringify(totals)} for ${JSON.stringify(truth.totals)}`)
    }
    await compare('card', await totalsIn(shown))
    await shown.getByRole('link', { name: 'Detail' }).click()
    await compare('detail', await totalsIn(page.getByRole('region', { name: 'Total Harga' })))
  }
}

/** Leaves a draft of the user who is about to sign out. */
async function leaveDraft({ phone: { page }, newName }: Session): Promise<void> {
  await page.goto('/package/umroh-reguler/create')
  const name = new Wizard(page).text('Nama Paket')
  await name.or(page.getByRole('button', { name: 'Lanjutkan' })).waitFor()
  if (await name.isVisible()) await name.fill(newName())
  await page.getByRole('link', { name: 'Kembali ke daftar paket' }).click()
  const leave = page.getByRole('button', { name: 'Simpan draf dan keluar' })
  await leave.or(page.getByRole('article').first()).first().waitFor()
  if (await leave.isVisible()) await leave.click()
  await page.getByRole('article').first().waitFor()
}

/** The server ends the session. The user's draft stays on the phone and waits for this user only. */
async function expire({ phone: { page }, revoke }: Session): Promise<void> {
  await revoke((await page.evaluate(() => localStorage.getItem('partner_token'))) ?? '')
  await page.reload()
  await page.getByRole('button', { name: 'Login' }).waitFor()
}

async function leaveByKeluar(session: Session): Promise<void> {
  const { page } = session.phone
  await page.getByRole('link', { name: 'Kembali ke Beranda' }).click()
  await page.getByRole('link', { name: 'Profil' }).click()
  await signOut(session, drawFor(session.seed, 'end'))
}

/** The phone goes to a user of another mitra, with everything that is still in the page's memory and in storage. */
async function handOver(session: Session): Promise<void> {
  const {
    phone: { page },
    holder,
    seed,
  } = session
  await (seed % 2 === 1 ? expire : leaveByKeluar)(session)
  const next = USERS.find(({ mitra }) => mitra !== holder?.mitra) ?? USERS[0]
  await signIn(page, next.email)
  session.holder = next
  // Do not wait for the intended route: the next user continues from the list.
  await page.waitForURL((url) => url.pathname !== '/auth/login')
  await page.goto('/package/umroh-reguler')
  await page.getByRole('article').first().waitFor()
  await checkStep(session)
  await page.getByRole('link', { name: 'Buat Baru' }).click()
  await page
    .getByRole('textbox', { name: 'Nama Paket' })
    .or(page.getByRole('button', { name: 'Lanjutkan' }))
    .waitFor()
}

async function end(session: Session): Promise<void> {
  const {
    phone: { page },
    proxy,
    ledger,
  } = session
  proxy.faultRate = NO_FAULTS
  session.answersLeave = true
  session.log.push('without faults')
  await page.goto('/profile')
  await ready(page, 15_000)
  await checkStep(session)
  if ((await screenOf(page)) === 'profile') {
    await readBack(session)
    await offerRound(session, drawFor(session.seed, 'offer'))
    await optionsRound(session, drawFor(session.seed, 'options'))
    await rateRound(session, drawFor(session.seed, 'rate'))
    await leaveDraft(session)
    await handOver(session)
  }
  await checkStep(session)
  await session.offers.check(true)
  await ledger.close()
}

const faultsIn = ({ passed }: Session) =>
  passed.flatMap(({ method, path, fault }) => (fault ? [`${method} ${path}: ${describeFault(fault)}`] : []))

function figuresOf({ passed, ledger, offers, adminCounts, hasTwoTabs }: Session, steps: number): Figures {
  const faults: Record<string, number> = {}
  for (const { fault } of passed) if (fault) faults[fault.kind] = (faults[fault.kind] ?? 0) + 1
  return {
    steps,
    requests: passed.length,
    'in two tabs': Number(hasTwoTabs),
    ...ledger.successes,
    ...offers.counts,
    ...adminCounts,
    faults,
  }
}

/** Runs one session of a mitra on a bad network; throws with the whole log when a rule is broken. */
export async function runSession(options: SessionOptions): Promise<Figures> {
  const session = await begin(options)
  const steps = drawFor(options.seed, 'length').between(12, 22)
  await session.phone.page.goto('/')
  try {
    for (let number = 1; number <= steps && session.breaches.length === 0; number += 1)
      await limited(`Step ${number}`, STEP_LIMIT_MS, step(session, number))
    if (session.breaches.length === 0) await end(session)
  } catch (error) {
    session.report(inspect(error))
  }
  if (process.env.CHAOS_TELL) console.log([`Session ${options.seed}:`, ...session.log, ...faultsIn(session)].join('\n'))
  if (session.breaches.length === 0) return figuresOf(session, steps)
  throw new Error(
    [
      `Session ${options.seed}: ${session.breaches.join('\n')}`,
      '',
      'Steps:',
      ...session.log,
      '',
      'Faults:',
      ...faultsIn(session),
      '',
      `Again: CHAOS_SEED=${options.seed} CHAOS_SESSIONS=1 npm run test:chaos`,
    ].join('\n'),
  )
}
