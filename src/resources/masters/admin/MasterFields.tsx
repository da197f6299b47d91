import styled from '@emotion/styled'
import type { MasterField } from '../../../domain/masters/masters'
import { t } from '../../../i18n/admin/desktop'
import { RupiahField } from '../../../ui/form/typed/RupiahField'
import { TypedField } from '../../../ui/form/typed/TypedField'

const Grid = styled('div')({ display: 'grid', gap: 20 })

/** The fields of a custom-data master: name and price, for a flight also the logo, for a margin only the amount. */
export function MasterFields({ field }: { field: MasterField }) {
  return (
    <Grid>
      {field !== 'margin' && <TypedField name="name" label={t('master.name')} />}
      <RupiahField name="price" label={t(field === 'margin' ? 'master.amount' : 'master.price')} />
      {field === 'pesawat' && <TypedField name="logo" label={t('master.logo')} />}
    </Grid>
  )
}
