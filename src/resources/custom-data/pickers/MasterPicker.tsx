import { useCallback, useState } from 'react'
import { useController, useFormState } from 'react-hook-form'
import { EmptyChoice } from '@/ui/form/EmptyChoice'
import { FieldButton } from '@/ui/form/FieldButton'
import ChevronDownIcon from '@mui/icons-material/ExpandMoreRounded'
import { PickerSheet } from '@/ui/sheet/PickerSheet'
import { NO_CHOICE } from '@/domain/package/packageContents'
import type { SingleMasterField } from '@/domain/masters/masters'
import type { MasterRecord, PackageForm } from '@/domain/types'
import { t } from '@/i18n/translate'
import { unreadFailure, useMasterPicker } from './useMasterPicker'

/** The picker of one master record for a form field. A tap on the chosen record clears the field. */
export function MasterPicker({ field, required }: { field: SingleMasterField; required?: boolean }) {
  const label = t(`field.${field}`)
  const [open, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  const picker = useMasterPicker(field, open)
  const { field: input } = useController<PackageForm, SingleMasterField>({ name: field })
  // `useController` reports only errors of the field itself. `useFormState` also has the error of its `id`.
  const { errors } = useFormState<PackageForm>({ name: field })
  const { id, data } = input.value
  const toggle = (record: MasterRecord) =>
    input.onChange(String(record.id) === String(id) ? NO_CHOICE : { id: record.id, data: record })
  return (
    <>
      <FieldButton
        label={label}
        required={required}
        error={errors[field]?.id?.message}
        failure={unreadFailure(picker, [input.value])}
        icon={<ChevronDownIcon fontSize="small" />}
        onClick={() => setOpen(true)}
      >
        {data ? picker.renderOption(data) : <EmptyChoice label={label} />}
      </FieldButton>
      <PickerSheet
        {...picker}
        open={open}
        onClose={close}
        label={label}
        selected={id === null ? [] : [id]}
        onToggle={toggle}
      />
    </>
  )
}
