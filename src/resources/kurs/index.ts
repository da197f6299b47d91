import type { CompleteResource } from '@/resources/defineResource'
import { kursScreens } from '@/resources/masters'
import { createApi } from './api'
import { kurs as definition } from './resource'

export const kurs = { definition, screens: kursScreens, createApi } satisfies CompleteResource<typeof definition>
