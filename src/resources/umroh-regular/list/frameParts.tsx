import styled from '@emotion/styled'
import { TOUCH } from '@theme/tokens'
import { t } from '@/i18n/package/choose'
import { LoadingRows } from '@/kit/CardListFrame'
import { HeaderMenu } from '@/ui/layout/HeaderMenu'
import { links } from '../resource'
import { CARD_PRICES, OUTLINE_HEIGHT } from './rowHeights'

/** px between 'Urutkan' and the edge of the search box. */
export const SORT_EDGE = 4

/** The header of the list, also in the frame before React. */
export const listHead = {
  title: t('list.title'),
  searchLabel: t('list.search'),
  createTo: links.create,
  // The room of 'Urutkan': only the answer of the list says whether the API sorts.
  covered: TOUCH + SORT_EDGE,
}

export type ListMenuProps = {
  /** Begins the choice of packages to compare. Absent in the frame. */ onCompare?: () => void
}

export const ListMenu = ({ onCompare }: ListMenuProps) => (
  <HeaderMenu label={t('choose.menu')} actions={[{ text: t('choose.compare'), onPress: onCompare }]} />
)

// The height of an outline depends on the font of prices.
const Outlines = styled('div')(CARD_PRICES)

/** The list while it loads. */
export const LoadingList = () => (
  <Outlines>
    <LoadingRows height={OUTLINE_HEIGHT} />
  </Outlines>
)
