import { ADD_ONS } from '../../../../domain/types'
import { t } from '../../../../i18n/translate'
import { MasterMultiPicker, MasterPicker } from '../../../custom-data/pickers'
import { Fields } from '../form/Fields'
import { FormTextField } from '../form/FormTextField'

/** Step 4: transport, add-ons, tour leaders and the margin. */
export function ExtrasStep() {
  return (
    <Fields>
      <MasterMultiPicker field="transportasi" />
      {ADD_ONS.map((field) => (
        <MasterPicker key={field} field={field} />
      ))}
      <FormTextField
        name="tourLeader"
        label={t('field.tourLeader')}
        placeholder={t('field.tourLeaderPlaceholder')}
        inputMode="numeric"
        enterKeyHint="done"
      />
      <MasterPicker field="margin" />
    </Fields>
  )
}
