import { useCanAccess } from 'ra-core'
import { use, type ReactNode } from 'react'
import { formatTime } from '../../../domain/values/dates'
import { t } from '../../../i18n/home'
import { ButtonLink } from '../../../ui/layout/Button'
import { DraftsContext } from '../../draftsContext'
import { links, umrohRegular } from '../resource'
import { LinkRows } from './LinkRows'
import { useRecent } from './useRecent'

/** What a mitra may go on with, from this phone's own copies (docs/product.md §27.1). `children` stands in the middle. */
export function HomeLists({ children }: { children?: ReactNode }) {
  const { canAccess: mayCreate } = useCanAccess({ resource: umrohRegular.name, action: 'create' })
  const drafts = use(DraftsContext)
    .all()
    .filter(({ resource }) => resource === umrohRegular.name)
  const { recent } = useRecent()
  return (
    <>
      <LinkRows
        title={t('home.drafts')}
        rows={drafts.map(({ recordId, name, at, writer }) => ({
          key: writer,
          to: recordId === null ? links.create : links.edit(recordId),
          name,
          note: t('home.draftOf', { time: formatTime(at) }),
        }))}
      />
      {children}
      <LinkRows title={t('home.recent')} rows={recent.map(({ id, name }) => ({ key: id, to: links.show(id), name }))} />
      {mayCreate && (
        <ButtonLink to={links.create} variant="outlined" size="large">
          {t('list.create')}
        </ButtonLink>
      )}
    </>
  )
}
