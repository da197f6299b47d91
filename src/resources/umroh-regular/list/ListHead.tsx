import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../../ui/elements/Button'
import { HeaderMenu } from '../../../ui/layout/HeaderMenu'
import { PlusIcon } from '../../../ui/elements/icons'
import { ScreenHeader } from '../../../ui/layout/Screen'
import { SearchField } from '../../../ui/form/SearchField'
import { t } from '../../../i18n/package/choose'
import { paths } from '../../../paths'
import { links } from '../resource'
import { TOUCH } from '../../../../theme/tokens'

/** px between the search box and what stands beside it. */
export const SEARCH_GAP = 8
/** px between 'Urutkan' and the edge of the search box. */
export const SORT_EDGE = 4

const SearchRow = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: SEARCH_GAP,
  '& > div:first-of-type': { flex: 1, minWidth: 0 },
  // The room of 'Urutkan': only the answer of the list says whether the API sorts.
  '& > div:first-of-type .MuiInputBase-input': { paddingRight: TOUCH + SORT_EDGE },
})

export type ListHeadProps = {
  search: string
  /** Absent in the frame, where nobody can type yet. */ onSearch?: (text: string) => void
  mayCreate: boolean
  /** At the end of the search box. */
  beside?: ReactNode
  /** Begins the choice of packages to compare. Absent in the frame. */
  onCompare?: () => void
  /** Under the search box. */
  filters?: ReactNode
}

export function ListHead({ search, onSearch, mayCreate, onCompare, beside, filters }: ListHeadProps) {
  return (
    <ScreenHeader
      title={t('list.title')}
      backTo={paths.home}
      backLabel={t('list.back')}
      action={
        mayCreate && (
          <ButtonLink to={links.create} variant="contained" startIcon={<PlusIcon size={18} />}>
            {t('list.create')}
          </ButtonLink>
        )
      }
    >
      <SearchRow>
        <SearchField value={search} onChange={onSearch} label={t('list.search')} />
        {beside}
        <HeaderMenu label={t('choose.menu')} actions={[{ text: t('choose.compare'), onPress: onCompare }]} />
      </SearchRow>
      {filters}
    </ScreenHeader>
  )
}
