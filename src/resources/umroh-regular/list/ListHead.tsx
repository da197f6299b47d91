import type { ReactNode } from 'react'
import { ButtonLink } from '../../../ui/layout/Button'
import { PlusIcon } from '../../../ui/layout/icons'
import { ScreenHeader } from '../../../ui/layout/Screen'
import { SearchField } from '../../../ui/form/SearchField'
import { t } from '../../../i18n/translate'
import { paths } from '../../../paths'
import { links } from '../resource'

export type ListHeadProps = {
  search: string
  /** Absent in the frame, where nobody can type yet. */ onSearch?: (text: string) => void
  mayCreate: boolean
  /** Under the search box. */
  filters?: ReactNode
}

export function ListHead({ search, onSearch, mayCreate, filters }: ListHeadProps) {
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
      <SearchField value={search} onChange={onSearch} label={t('list.search')} />
      {filters}
    </ScreenHeader>
  )
}
