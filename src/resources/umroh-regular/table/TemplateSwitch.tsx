import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider, usePermissions } from 'ra-core'
import type { PartnerDataProvider } from '@/data-provider/types'
import { hasPermission } from '@/domain/access/permissions'
import type { PackageDetail } from '@/domain/types'
import { t } from '@/i18n/admin/packageTable'
import { AccountAction } from '@/resources/accounts'
import { umrohRegular } from '../resource'

/** Makes a package a template for every mitra after a question, or takes that back (docs/product.md §23.2). */
export function TemplateSwitch({ detail: { id, name, isTemplate } }: { detail: PackageDetail }) {
  const provider = useDataProvider<PartnerDataProvider>()
  const client = useQueryClient()
  const { permissions = [] } = usePermissions<string[]>()
  if (isTemplate === undefined || !hasPermission({ permissions }, `${umrohRegular.name}.edit`)) return null
  return (
    <AccountAction
      label={t(isTemplate ? 'template.end' : 'template.make')}
      question={isTemplate ? undefined : { title: t('template.title', { name: name ?? '' }), text: t('template.text') }}
      call={async () => void (await provider.setTemplate(umrohRegular.name, id, !isTemplate))}
      done={t(isTemplate ? 'template.ended' : 'template.made')}
      onDone={() => void client.invalidateQueries({ queryKey: [umrohRegular.name] })}
    />
  )
}
