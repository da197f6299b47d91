import styled from '@emotion/styled'
import { lazyScreen } from '../../../ui/layout/lazyScreen'
import { TOUCH } from '../../../../theme/tokens'
import type { DetailStatusProps } from './DetailStatus'
import type { StatusFilterProps } from './StatusFilter'

/** Only the screens of an API with statuses load these parts. */
export const StatusFilter = lazyScreen<StatusFilterProps>(async () => ({
  default: (await import('./StatusFilter')).StatusFilter,
}))
export const KeepReminders = lazyScreen(async () => ({ default: (await import('./KeepReminders')).KeepReminders }))
export const FollowUps = lazyScreen(async () => ({ default: (await import('./FollowUps')).FollowUps }))
export const DetailStatus = lazyScreen<DetailStatusProps>(async () => ({
  default: (await import('./DetailStatus')).DetailStatus,
}))

/** Has the height of the filter before its code is there, so that no card moves. */
export const StatusPlace = styled('div')({ minHeight: TOUCH, marginBottom: -8 })

/** The same room in the frame before React, for users whose partner API has statuses (src/shell/boot.ts). */
export const FramedStatusPlace = styled(StatusPlace)({ 'html:not([data-features~=status]) &': { display: 'none' } })
