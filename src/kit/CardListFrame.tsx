import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { space } from '@theme/tokens'
import { t } from '@/i18n/kit'
import { paths } from '@/paths'
import { ButtonLink } from '@/ui/elements/Button'
import PlusIcon from '@mui/icons-material/AddRounded'
import { LoadingCards } from '@/ui/feedback/LoadingCards'
import { SearchField } from '@/ui/form/SearchField'
import { ScreenHeader } from '@/ui/layout/Screen'

/** px between the search box and what stands beside it. */
export const SEARCH_GAP = 8

const SearchRow = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: SEARCH_GAP,
  '& > div:first-of-type': { flex: 1, minWidth: 0 },
})

export type ListHeadProps = {
  title: string
  /** The screen before the list. By default Beranda. */
  backTo?: string
  backLabel?: string
  /** The name of the search box. */
  searchLabel?: string
  /** The screen that makes a record. Without it there is no button 'Buat Baru'. */
  createTo?: string | undefined
  /** Stands beside the search box. */
  beside?: ReactNode
  /** px at the end of the search box that stay free for what `beside` lays over it. */
  covered?: number
  /** Stands under the header, and scrolls away with the rows. */
  filters?: ReactNode
}

type Search = {
  search: string
  /** Absent in the frame, where nobody can type yet. */ onSearch?: (text: string) => void
}

/** The header of a list: the way back, 'Buat Baru' and the search, which stays alone when the list is scrolled. Then the filters. */
export function ListHead({
  title,
  backTo = paths.home,
  backLabel = t('list.back'),
  searchLabel = t('kit.list.search'),
  createTo,
  beside,
  covered,
  filters,
  search,
  onSearch,
}: ListHeadProps & Search) {
  return (
    <>
      <ScreenHeader
        folds
        title={title}
        backTo={backTo}
        backLabel={backLabel}
        action={
          createTo && (
            <ButtonLink to={createTo} variant="contained" startIcon={<PlusIcon fontSize="small" />}>
              {t('list.create')}
            </ButtonLink>
          )
        }
      >
        <SearchRow {...(covered === undefined ? {} : { style: { '--covered': `${covered}px` } as object })}>
          <SearchField value={search} onChange={onSearch} label={searchLabel} />
          {beside}
        </SearchRow>
      </ScreenHeader>
      {filters && <div role="search">{filters}</div>}
    </>
  )
}

export const ListBody = styled('main')({ padding: space.gutter, '&[aria-busy=true] .rows': { opacity: 0.6 } })

/** px: the assumed height of a card until one has been measured. */
export const CARD_HEIGHT = 80

/** The outlines of four cards. */
export const LoadingRows = ({ height = CARD_HEIGHT }: { height?: number | string }) => (
  <LoadingCards heights={Array.from({ length: 4 }, () => height)} />
)

/** What a {@link CardList} draws before its rows are there: the frame that index.html shows before React starts. */
export const CardListFrame = ({
  loading,
  height,
  ...head
}: ListHeadProps & { /** As of the list. */ loading?: ReactNode; height?: number }) => (
  <>
    <ListHead search="" {...head} />
    <ListBody>{loading ?? <LoadingRows {...(height === undefined ? {} : { height })} />}</ListBody>
  </>
)
