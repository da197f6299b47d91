import type { Schema } from '../types'
import { authSchemas } from './auth'
import { commonSchemas } from './common'
import { detailSchemas } from './detail'
import { eachMasterSchema, masterSchemas } from './masters'
import { packageSchemas } from './packages'

/** The schemas that the wire's types (http/partnerApi.types.ts) are held against. */
export const typedSchemas = {
  ...commonSchemas,
  ...authSchemas,
  ...packageSchemas,
  ...detailSchemas,
  ...masterSchemas,
} as const

export const schemas: Record<string, Schema> = { ...typedSchemas, ...eachMasterSchema }
