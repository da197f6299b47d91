import styled from '@emotion/styled'
import { useCallback, useState } from 'react'
import { useController, useFormState } from 'react-hook-form'
import { EmptyChoice } from '@/ui/form/EmptyChoice'
import { FieldButton } from '@/ui/form/FieldButton'
import ChevronDownIcon from '@mui/icons-material/ExpandMoreRounded'
import { PickerSheet } from '@/ui/sheet/PickerSheet'
import type { MasterRecord, PackageForm } from '@/domain/types'
import { t } from '@/i18n/translate'
import { unreadFailure, useMasterPicker } from './useMasterPicker'

const Chosen = styled('span')({ display: 'grid', gap: 8 })

/** The picker of several transports. A tap selects or deselects one, and the sheet stays open. */
export function MasterMultiPicker({ field }: { field: 'transportasi' }) {
  const label = t(`field.${field}`)
  const [open, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  const picker = useMasterPicker(field, open)
  const { field: input } = useController<PackageForm, 'transportasi'>({ name: field })
  // `useController` reports only errors of the field itself. `useFormState` also has the errors of its rows.
  const { transportasi: problem } = useFormState<PackageForm>({ name: field }).errors
  const error = problem?.message ?? problem?.find?.((row) => row?.id)?.id?.message
  const choices = input.value
  const toggle = (record: MasterRecord) => {
    const others = choices.filter(({ id }) => String(id) !== String(record.id))
    input.onChange(others.length < choices.length ? others : [...choices, { id: record.id, data: record }])
  }
  return (
    <>
      <FieldButton
        label={label}
        error={error}
        failure={unreadFailure(picker, choices)}
        icon={<ChevronDownIcon fontSize="small" />}
        onClick={() => setOpen(true)}
      >
        {choices.length === 0 ? (
          <EmptyChoice label={label} />
        ) : (
          <Chosen>
            {choices.map(({ id, data }) => (
              <span key={id}>{data ? picker.renderOption(data) : t('app.empty')}</span>
            ))}
          </Chosen>
        )}
      </FieldButton>
      <PickerSheet
        {...picker}
        multiple
        open={open}
        onClose={close}
        label={label}
        selected={choices.flatMap(({ id }) => (id === null ? [] : [id]))}
        onToggle={toggle}
      />
    </>
  )
}
