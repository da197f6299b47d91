import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../../ui/layout/Button'
import { PlusIcon } from '../../../ui/layout/icons'
import { ScreenHeader } from '../../../ui/layout/Screen'
import { SearchField } from '../../../ui/form/SearchField'
import { t } from '../../../i18n/translate'
import { paths } from '../../../paths'
import { links } from '../resource'

const SearchRow = styled('div')({ display: 'flex', gap: 8, '& > div': { flex: 1, minWidth: 0 } })

export type ListHeadProps = {
  search: string
  /** Absent in the frame, where nobody can type yet. */ onSearch?: (text: string) => void
  mayCreate: boolean
  /** Beside the search box. */
  beside?: ReactNode
  /** Under the search box. */
  filters?: ReactNode
}

export function ListHead({ search, onSearch, mayCreate, beside, filters }: ListHeadProps) {
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
      </SearchRow>
      {filters}
    </ScreenHeader>
  )
}
