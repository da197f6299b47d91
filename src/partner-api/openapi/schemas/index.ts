import type { Schema } from '../types'
import { accountSchemas } from './accounts'
import { ownAccountSchemas } from './ownAccount'
import { auditSchemas } from './audit'
import { authSchemas } from './auth'
import { commonSchemas } from './common'
import { deskSchemas } from './desk'
import { detailSchemas } from './detail'
import { healthSchemas } from './health'
import { kursSchemas } from './kurs'
import { eachMasterSchema, masterSchemas } from './masters'
import { offerSchemas } from './offers'
import { offerProfileSchemas } from './offerProfile'
import { packageSchemas } from './packages'

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
} as const

export const schemas: Record<string, Schema> = { ...typedSchemas, ...eachMasterSchema }
