import { createContext, use } from 'react'
import type { Feature } from '@/domain/access/features'

/** The words for what the partner API of the signed-in user has. */
export const FeaturesContext = createContext<readonly string[]>([])

/** Whether the partner API has a feature. Controls of a missing feature are not drawn, and their calls are never made. */
export const useFeature = (feature: Feature): boolean => use(FeaturesContext).includes(feature)
