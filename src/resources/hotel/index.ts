import type { CompleteResource } from '@/resources/defineResource'
import { masterScreens, type MasterResource } from '@/resources/masters'
import { createApi } from './api'
import { hotels as definitions } from './resource'

/**
 * The fields of a hotel and their order: `src/records/hotel.ts`; their rules: `src/records/rules.ts`. Form and table, as those of all
 * masters: `src/resources/masters/admin/MasterFormPage.tsx` and `masterColumns.tsx`.
 */
export const hotels = definitions.map(
  (definition) => ({ definition, screens: masterScreens, createApi }) satisfies CompleteResource<MasterResource>,
)
