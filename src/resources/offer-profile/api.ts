import { asJson, readText, type Json } from '../../data-provider/mappers/wire'
import type { ApiContext, BaseApi, ResourceApi } from '../../data-provider/resourceApi'
import type { SaveMeta, ServerProfile, OwnMethods } from '../../data-provider/types'
import {
  emptyProfile,
  offerProfileProblems,
  parseOfferProfile,
  type OfferProfile,
} from '../../domain/offer/offerProfile'
import { receivedWhatsapp } from '../../domain/offer/whatsapp'
import { HttpError } from '../../http/HttpError'

const PATH = '/partner/offer-profile'
const FIELDS = Object.keys(emptyProfile(''))

/** Reads the fields that this version knows. A profile that breaks its rules is not read at all. */
function readProfile(json: Json): OfferProfile {
  const known: Json = Object.fromEntries(Object.entries(json).filter(([name]) => FIELDS.includes(name)))
  if (typeof known.whatsapp === 'string') known.whatsapp = receivedWhatsapp(known.whatsapp) ?? known.whatsapp
  if (offerProfileProblems(known).length > 0) throw new HttpError({ kind: 'notJson' })
  return parseOfferProfile(known)
}

const dataOf = (answer: unknown) => asJson(asJson(answer).data)

export const createApi = (_base: BaseApi, { http, headersOf }: ApiContext): ResourceApi => ({
  methods: {
    readOfferProfile: async (): Promise<ServerProfile> => {
      const data = dataOf(await http.request('GET', PATH))
      // An answer that names no profile does not say that there is none: the phone's own would overwrite it.
      if (!('profile' in data)) throw new HttpError({ kind: 'notJson' })
      const { version, profile } = data
      return { version: readText(version), profile: profile ? readProfile(asJson(profile)) : null }
    },
    saveOfferProfile: async (profile: OfferProfile, meta: SaveMeta): Promise<ServerProfile> => {
      const answer = await http.request('PUT', PATH, { body: profile, headers: headersOf(meta) })
      return { version: readText(dataOf(answer).version), profile }
    },
  } satisfies Partial<OwnMethods>,
})
