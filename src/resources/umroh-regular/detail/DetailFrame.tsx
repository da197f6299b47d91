import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import Skeleton from '@mui/material/Skeleton'
import { Button, ButtonLink } from '../../../ui/elements/Button'
import { Card } from '../../../ui/elements/Card'
import { LoadingCards } from '../../../ui/feedback/LoadingCards'
import { ScreenBody, ScreenFooter, ScreenHeader } from '../../../ui/layout/Screen'
import { useLayoutKind } from '../../../ui/layout/layoutKind'
import { sideBySide } from '../../../ui/layout/styles'
import { t } from '../../../i18n/package/detail'
import { links } from '../resource'

const Footer = styled(ScreenFooter)({
  '&& > a': { flexBasis: '100%' },
  '& .buttons': {
    ...sideBySide,
    flex: '1 1 100%',
    gap: 8,
    '& > button, & > a, & > .room': { flex: '1 1 5.5em', paddingInline: 8 },
  },
})

export type DetailFrameProps = {
  /** Stands in the header. */
  action?: ReactNode
  /** The actions on the package; null: nothing stands in the footer for it. */
  buttons: ReactNode
  children: ReactNode
}

/** Header and footer around a package's detail. The desktop has no footer: the way back and the actions are in the header. */
export function DetailFrame({ action, buttons, children }: DetailFrameProps) {
  const isDesktop = useLayoutKind() === 'desktop'
  return (
    <>
      <ScreenHeader
        title={t('detail.title')}
        backTo={links.list}
        backLabel={t(isDesktop ? 'detail.backToList' : 'app.backToList')}
        action={action}
      />
      {children}
      {!isDesktop && (
        <Footer>
          <ButtonLink back to={links.list} {...(buttons ? {} : { variant: 'outlined', size: 'large' })}>
            {t('detail.backToList')}
          </ButtonLink>
          {buttons && <div className="buttons">{buttons}</div>}
        </Footer>
      )}
    </>
  )
}

/** The buttons before the package is there; nothing moves when it comes. */
export const WaitingButtons = () => (
  <>
    {(['list.edit', 'list.duplicate', 'detail.share'] as const).map((text) => (
      <Button key={text} variant="outlined" disabled>
        {t(text)}
      </Button>
    ))}
  </>
)

/** The place of the status while its code loads. */
export const LoadingStatus = () => <LoadingCards heights={[128]} />

const EXPECTED = [130, 104, 264, 264]

/** The detail while its package loads. */
export const LoadingDetail = ({ children }: { children?: ReactNode }) => {
  const isDesktop = useLayoutKind() === 'desktop'
  return (
    <ScreenBody as="main" data-columns>
      <LoadingCards heights={EXPECTED} />
      {isDesktop && <ComingPrices />}
      {children}
    </ScreenBody>
  )
}

/** The outline of the second column. */
const ComingPrices = () => (
  <div data-column aria-hidden="true">
    <Card component="div">
      <div style={{ height: 264, display: 'grid', alignContent: 'space-evenly' }}>
        <Skeleton width="40%" height={16} />
        <Skeleton height={20} />
        <Skeleton height={20} />
        <Skeleton height={20} />
      </div>
    </Card>
  </div>
)
