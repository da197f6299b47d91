import type { Schema } from '../types'
import { accountSchemas } from './accounts'
import { ownAccountSchemas, authSchemas } from './ownAccount'
import { commonSchemas } from './common'
import { detailSchemas } from './detail'
import { eachMasterSchema } from './eachMaster'
import { kursSchemas } from './kurs'
import { masterSchemas } from './masters'
import { offerSchemas } from './offers'
import { offerProfileSchemas } from './offerProfile'
import { packageSchemas } from './packages'
import { statusSchemas } from './status'
import { healthSchemas, auditSchemas, deskSchemas } from './service'

/** The compiler derives the types of requests and answers from these schemas (src/http/partnerApi.types.ts). */
export const typedSchemas = {
  ...commonSchemas,
  ...authSchemas,
  ...accountSchemas,
  ...ownAccountSchemas,
  ...auditSchemas,
  ...deskSchemas,
  ...packageSchemas,
  ...offerProfileSchemas,
  ...detailSchemas,
  ...masterSchemas,
  ...healthSchemas,
  ...kursSchemas,
  ...offerSchemas,
  ...statusSchemas,
} as const

export const schemas: Record<string, Schema> = { ...typedSchemas, ...eachMasterSchema }
