import { fieldsWhere, type FieldWhere } from '@/domain/package/packageFields'
import { t } from '@/i18n/package/wizard'
import { MasterMultiPicker, MasterPicker } from '@/resources/custom-data/pickers'
import { Fields, FormTextField } from '../form/Fields'
import { LastPackageOffer } from '../last/LastPackage'

const EXTRAS = fieldsWhere({ step: 'tambahan' })

/** Step 4: transport, add-ons, tour leaders and the margin, in the order of the table of fields. */
export const ExtrasStep = () => (
  <Fields>
    <LastPackageOffer step="tambahan" />
    {EXTRAS.map((field) => (
      <Extra key={field} field={field} />
    ))}
  </Fields>
)

function Extra({ field }: { field: FieldWhere<{ step: 'tambahan' }> }) {
  if (field === 'tourLeader')
    return (
      <FormTextField
        name={field}
        label={t('field.tourLeader')}
        placeholder={t('field.tourLeaderPlaceholder')}
        inputMode="numeric"
        enterKeyHint="done"
      />
    )
  return field === 'transportasi' ? <MasterMultiPicker field={field} /> : <MasterPicker field={field} />
}
