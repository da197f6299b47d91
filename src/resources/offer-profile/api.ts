import { asJson, readText, type Json } from '@/data-provider/mappers/wire'
import type { ApiContext, BaseApi, ResourceApi } from '@/data-provider/resourceApi'
import type { SaveMeta, ServerProfile, Actions } from '@/data-provider/types'
import { emptyProfile, offerProfileProblems, parseOfferProfile, type OfferProfile } from '@/domain/offer/offerProfile'
import { receivedWhatsapp } from '@/domain/offer/whatsapp'
import type { Id } from '@/domain/types'
import { HttpError } from '@/http/HttpError'

const PATH = '/partner/offer-profile'
const FIELDS = Object.keys(emptyProfile(''))

/** Reads the fields that this version knows. A profile that breaks its rules is not read at all. */
function readProfile(json: Json): OfferProfile {
  const known: Json = Object.fromEntries(Object.entries(json).filter(([name]) => FIELDS.includes(name)))
  if (typeof known.whatsapp === 'string') known.whatsapp = receivedWhatsapp(known.whatsapp) ?? known.whatsapp
  if (offerProfileProblems(known).length > 0) throw new HttpError({ kind: 'notJson' })
  return parseOfferProfile(known)
}

/**
 * The body of a save. An API of an earlier version refuses a field that it does not know, and one that a body leaves out stays
 * as it is: so a field that only newer versions know is sent where it says something, or takes something back.
 */
function bodyOf(profile: OfferProfile, before: OfferProfile | null): Partial<OfferProfile> {
  const { rounding, logo, licence, ...usual } = profile
  const later = Object.entries({ rounding, logo, licence } satisfies Partial<OfferProfile>)
  const said = later.filter(([name, value]) => value || before?.[name as keyof OfferProfile])
  return { ...usual, ...Object.fromEntries(said) }
}

const dataOf = (answer: unknown) => asJson(asJson(answer).data)

function serverProfileOf(answer: unknown): ServerProfile {
  const data = dataOf(answer)
  // An answer that names no profile does not say that there is none: the phone's own would overwrite it.
  if (!('profile' in data)) throw new HttpError({ kind: 'notJson' })
  const { version, profile } = data
  return { version: readText(version), profile: profile ? readProfile(asJson(profile)) : null }
}

export const createApi = (_base: BaseApi, { http }: ApiContext): ResourceApi => ({
  methods: {
    readOfferProfile: async () => serverProfileOf(await http.request('GET', PATH)),
    readOfferProfileOf: async (mitraId: Id, signal?: AbortSignal) =>
      serverProfileOf(await http.request('GET', `/mitra/${encodeURIComponent(mitraId)}/offer-profile`, { signal })),
    saveOfferProfile: async (
      profile: OfferProfile,
      before: OfferProfile | null,
      meta: SaveMeta,
    ): Promise<ServerProfile> => {
      const answer = await http.request('PUT', PATH, { body: bodyOf(profile, before), meta })
      return { version: readText(dataOf(answer).version), profile }
    },
  } satisfies Partial<Actions>,
})
