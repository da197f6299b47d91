import DeleteIcon from '@mui/icons-material/DeleteOutlineOutlined'
import FormLabel from '@mui/material/FormLabel'
import { useEffect, useId, useRef } from 'react'
import { useFieldArray, useFormContext, useFormState, useWatch } from 'react-hook-form'
import { MAX_TIERS } from '@/domain/masters/tiers'
import { parseRupiah } from '@/domain/values/typedNumbers'
import { t } from '@/i18n/admin/desktop'
import { MASTER } from '@/records/masters'
import { Button } from '@/ui/elements/Button'
import { IconButton } from '@/ui/elements/IconButton'
import { Hint } from '@/ui/form/Field'
import { AmountCell } from './CellInput'
import { unitOfPrice, type TypedMaster, type TypedTiers } from './masterForm'
import { RowErrors, RowsFieldset } from './RowsFieldset'

/** The first tier is that of the smallest groups, wherever its row stands. */
function firstAmount(rows: TypedTiers['tiers']): string | undefined {
  const sizes = rows.map(({ from }) => parseRupiah(from) ?? Infinity)
  return rows[sizes.indexOf(Math.min(...sizes))]?.amount
}

/** Whether a record has tiers. Its price is then that of the first one, and the rows below it are typed in its place. */
export function useFirstTier(): boolean {
  const { getValues, setValue } = useFormContext<TypedTiers>()
  const rows = useWatch<TypedTiers, 'tiers'>({ name: 'tiers' }) ?? []
  const first = firstAmount(rows)
  useEffect(() => {
    if (first !== undefined && first !== getValues('price')) setValue('price', first, { shouldDirty: true })
  }, [first, getValues, setValue])
  return rows.length > 0
}

/** Prices by the size of the group, below the price (docs/product.md §15.4.14). */
export function TiersField() {
  const id = useId()
  const { control, getValues, trigger } = useFormContext<TypedTiers>()
  const { fields, append, remove } = useFieldArray<TypedTiers, 'tiers'>({ name: 'tiers' })
  const { tiers: errors } = useFormState({ control, name: 'tiers' }).errors
  const { currency } = useWatch<TypedMaster>()
  const empty = { from: '', amount: '' }
  const add = () => {
    const first = fields.length > 0 ? [] : [{ from: '1', amount: getValues('price') }]
    append([...first, empty], { focusName: `tiers.${fields.length + first.length}.from` })
  }
  const [place, addButton] = [useRef<HTMLFieldSetElement>(null), useRef<HTMLButtonElement>(null)]
  const removed = useRef<number>(null)
  // The button of the next row takes the focus of a removed one; behind the last row stands the button that adds a row.
  useEffect(() => {
    if (removed.current === null) return
    const buttons = place.current?.querySelectorAll('button')
    ;(buttons?.[removed.current] ?? addButton.current)?.focus()
    removed.current = null
  }, [fields, place, addButton])
  const button = fields.length < MAX_TIERS && (
    <Button ref={addButton} variant="outlined" onClick={add}>
      {t(fields.length > 0 ? 'master.tiers.addRow' : 'master.tiers.add')}
    </Button>
  )
  if (fields.length === 0) return button
  const namesOf = (index: number, cell: 'from' | 'amount') => ({
    'aria-labelledby': `${id}-${index} ${id}-${cell}`,
    'aria-describedby': errors?.[index]?.[cell] ? `${id}-error` : `${id}-hint`,
  })
  return (
    // A row may be wrong by another one, so all are checked again once one of them is left.
    <RowsFieldset ref={place} onBlur={() => errors && void trigger('tiers')}>
      <FormLabel component="legend" id={id}>
        {MASTER.tiers.label}
      </FormLabel>
      <table aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col" aria-label={t('master.tiers.row', { n: '' })} />
            {(['from', 'amount'] as const).map((cell) => (
              <th key={cell} scope="col" id={`${id}-${cell}`}>
                {t(`master.tiers.${cell}`)}
              </th>
            ))}
            <th scope="col" aria-label={t('master.tiers.actions')} />
          </tr>
        </thead>
        <tbody>
          {fields.map((field, index) => (
            <tr key={field.id}>
              <th scope="row" id={`${id}-${index}`} aria-label={t('master.tiers.row', { n: index + 1 })}>
                {index + 1}
              </th>
              {(['from', 'amount'] as const).map((cell) => (
                <td key={cell}>
                  <AmountCell
                    path={`tiers.${index}.${cell}`}
                    unit={cell === 'from' ? 'rupiah' : unitOfPrice(currency)}
                    {...namesOf(index, cell)}
                  />
                </td>
              ))}
              <td className="actions">
                <IconButton
                  label={t('master.tiers.remove', { n: index + 1 })}
                  size="small"
                  onClick={() => {
                    removed.current = index
                    remove(index)
                  }}
                >
                  <DeleteIcon fontSize="small" />
                </IconButton>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <RowErrors id={`${id}-error`} errors={errors} />
      <Hint id={`${id}-hint`}>{t('master.tiers.hint')}</Hint>
      {button}
    </RowsFieldset>
  )
}
