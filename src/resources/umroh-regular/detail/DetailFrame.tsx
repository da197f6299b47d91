import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import Skeleton from '@mui/material/Skeleton'
import { Button, ButtonLink, type ButtonProps } from '@/ui/elements/Button'
import { Card } from '@/ui/elements/Card'
import { LoadingCards } from '@/ui/feedback/LoadingCards'
import { ScreenFooter } from '@/ui/layout/Screen'
import { useLayoutKind } from '@/ui/layout/layoutKind'
import { sideBySide } from '@/ui/layout/styles'
import type { Id } from '@/domain/types'
import { t } from '@/i18n/package/detail'
import { FRAME_ID } from '@/resources/screenAt'
import { links } from '../resource'

const Footer = styled(ScreenFooter)({
  '&& > a': { flexBasis: '100%' },
  '& .buttons': {
    ...sideBySide,
    flex: '1 1 100%',
    gap: 8,
    '& > button, & > a': { flex: '1 1 5.5em', paddingInline: 8 },
  },
})

/** The header of the detail, also in the frame before React. */
export const detailHead = { title: t('detail.title'), backTo: links.list, backLabel: t('app.backToList') }

export type DetailFooterProps = { /** The actions on the package; null: there is none. */ buttons: ReactNode }

/** The footer of a package's detail. The desktop has none: the way back and the actions are in the header. */
export const DetailFooter = ({ buttons }: DetailFooterProps) =>
  useLayoutKind() === 'desktop' ? null : (
    <Footer>
      <ButtonLink back to={links.list} {...(buttons ? {} : { variant: 'outlined', size: 'large' })}>
        {t('detail.backToList')}
      </ButtonLink>
      {buttons && <div className="buttons">{buttons}</div>}
    </Footer>
  )

export const EditLook = ({ id }: { id: Id }) => (
  <ButtonLink to={links.edit(id)} variant="outlined">
    {t('list.edit')}
  </ButtonLink>
)

export const DuplicateLook = (press: ButtonProps) => (
  <Button variant="outlined" {...press}>
    {t('list.duplicate')}
  </Button>
)

export const ShareLook = (press: ButtonProps) => (
  <Button variant="contained" {...press}>
    {t('detail.share')}
  </Button>
)

/** The buttons of the frame before React. It holds their presses. */
export const FramedButtons = () => (
  <>
    <EditLook id={FRAME_ID} />
    <DuplicateLook />
    <ShareLook />
  </>
)

/** The place of the status while its code loads. */
export const LoadingStatus = () => <LoadingCards heights={[128]} />

/** px of the head, of its actions, and of the sections below. */
const [HEAD, ACTIONS, ...SECTIONS] = [308, 100, 128, 117, 108, 312] as const

/** A card that stands beside the others on the desktop. */
const Outline = ({ height }: { height: number }) => (
  <Card component="div" aria-hidden="true">
    <Skeleton width="70%" height={24} />
    <Skeleton height={height} style={{ marginTop: 16 }} />
  </Card>
)

/** The detail while its package loads. */
export function LoadingDetail() {
  if (useLayoutKind() === 'mobile') return <LoadingCards heights={[HEAD, ACTIONS, ...SECTIONS]} />
  return (
    <>
      <div data-rail>
        <Outline height={HEAD - 76} />
      </div>
      <div data-flow>
        <LoadingCards heights={SECTIONS} />
        <Outline height={380} />
      </div>
    </>
  )
}
