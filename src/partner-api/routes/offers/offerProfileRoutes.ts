import { Hono, type Context } from 'hono'
import type { KeyAnswer, StoreSession } from '../../stores/store'
import type { OfferProfileRow } from '../../stores/offersStore'
import { changedFields, offerProfileFields } from '../../wire/audited'
import { readJsonObject } from '../../wire/requests/requestBody'
import { forbidden, unprocessable } from '../../errors/apiError'
import { recordAudit } from '../audit'
import { requireSession, type ApiContext, type ApiEnv } from '../context'
import { messages } from '../../errors/messages'
import { firstLetters } from '@/domain/values/letters'
import { cleanLogo } from '@/domain/offer/logo'
import { emptyProfile, offerProfileProblems, parseOfferProfile, type OfferProfile } from '@/domain/offer/offerProfile'
import { receivedWhatsapp } from '@/domain/offer/whatsapp'
import { offerProfileProblemTexts, type OfferProfileProblem } from '@/i18n/rules/offerProfileRules'
import { wireVersion } from '../../wire/wire'
import { requireVersion } from '../../wire/wireAccounts'
import { keyedWrite, provedBySession } from '../idempotency'

const MAX_PATH = 100

/** The fields of PUT `/partner/offer-profile`. What an app of an earlier version leaves out stays as it is saved. */
type ProfileBody = Omit<OfferProfile, 'rounding' | 'logo' | 'licence'> & Partial<OfferProfile>

/** Reads the body, or throws 422 with a message for each wrong field. */
function readOfferProfile(given: Record<string, unknown>): ProfileBody {
  const { whatsapp } = given
  const body = typeof whatsapp === 'string' ? { ...given, whatsapp: receivedWhatsapp(whatsapp) ?? whatsapp } : given
  const problems = offerProfileProblems(body).map(({ path, key }): [string, string[]] => [
    firstLetters(path, MAX_PATH),
    [offerProfileProblemTexts[key as OfferProfileProblem]],
  ])
  // fromEntries defines fields and never assigns them, so a field called `__proto__` does no harm.
  if (problems.length > 0) throw unprocessable(Object.fromEntries(problems))
  const { rounding, logo, licence, ...profile } = parseOfferProfile(body)
  const later = Object.entries({ rounding, logo, licence }).filter(([name]) => given[name] !== undefined)
  return { ...profile, ...Object.fromEntries(later) }
}

const RESOURCE = 'offer-profile'
/** The version of a profile that nobody has saved yet. */
const NONE = 0

function mitraOf(c: Context<ApiEnv>): number {
  const { mitraId } = c.get('session').user
  if (mitraId === null) throw forbidden(messages.noMitra)
  return mitraId
}

/** An earlier version has kept logos with all of their files. */
const withCleanLogo = (profile: OfferProfile): OfferProfile =>
  profile.logo ? { ...profile, logo: cleanLogo(profile.logo) } : profile

export const profileAnswer = (row: Pick<OfferProfileRow, 'profile' | 'version'> | null) => ({
  data: { version: wireVersion(row?.version ?? NONE), profile: row && withCleanLogo(row.profile) },
})

/** The offer profile of the user's mitra (docs/product.md §21.4). */
export function offerProfileRoutes(api: ApiContext): Hono<ApiEnv> {
  const { store, now } = api
  return new Hono<ApiEnv>()
    .use('*', requireSession(api))
    .get('/', async (c) => c.json(profileAnswer(await store.findOfferProfile(mitraOf(c)))))
    .put('/', async (c) => {
      const mitraId = mitraOf(c)
      const { user } = c.get('session')
      const sent = readOfferProfile(await readJsonObject(c.req.raw))
      const work = async (tx: StoreSession): Promise<KeyAnswer> => {
        const earlier = await tx.findOfferProfile(mitraId, true)
        const profile: OfferProfile = { ...emptyProfile(''), ...earlier?.profile, ...sent }
        const version = earlier?.version ?? NONE
        requireVersion(c.req.header('if-match'), version, profileAnswer(earlier).data, messages.profileChanged)
        await tx.putOfferProfile(mitraId, profile, { updatedAt: now(), updatedBy: user.id })
        const after = await offerProfileFields(profile)
        await recordAudit(api, c, tx, {
          event: earlier ? 'update' : 'create',
          resource: RESOURCE,
          recordId: mitraId,
          label: (await tx.findMitra(mitraId))?.name ?? '',
          ...(earlier ? changedFields(await offerProfileFields(earlier.profile), after) : { before: null, after }),
        })
        return {
          status: 200,
          body: { ...profileAnswer({ profile, version: version + 1 }), message: messages.profileSaved },
        }
      }
      // A user whose mitra is another one by now repeats no save of that mitra's profile.
      return keyedWrite(api, c, { mitraId, ...sent }, { may: provedBySession, work })
    })
}
