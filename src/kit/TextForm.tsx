import { isNullable, pathsOf, valuesOf, type Fields } from '@/records/fields'
import { Card } from '@/ui/elements/Card'
import { TypedField } from '@/ui/form/typed/TypedField'
import styled from '@emotion/styled'
import type { FieldValues } from 'react-hook-form'
import { t } from '@/i18n/kit'
import { SaveForm, type FormKind, type SaveFormProps } from './SaveForm'
import type { Versioned } from './useSaveOver'

const Grid = styled('div')({ display: 'grid', gap: 20 })

type TextFormProps<Saved> = Omit<SaveFormProps<FieldValues, Saved>, 'kind' | 'children'> & {
  of: Fields
  /** The rules of the record. Without them only an empty field that is required is a problem. */
  problems?: FormKind<FieldValues, Saved>['problems']
}

/** The form of a record whose declared fields are all texts, with an input for each. */
export function TextForm<Saved extends Versioned>({ of: declared, problems, ...form }: TextFormProps<Saved>) {
  const fields = pathsOf(declared)
  const isMissing = (typed: FieldValues) => (field: (typeof fields)[number]) =>
    !isNullable(field) && String(typed[field.path] ?? '').trim() === ''
  const kind: FormKind<FieldValues, Saved> = {
    typedOf: (record) => valuesOf(fields, record ?? {}),
    fields: fields.map(({ path, label }) => ({ path, name: label })),
    problems:
      problems ??
      ((typed) =>
        fields.filter(isMissing(typed)).map(({ path, label: name }) => ({ path, key: t('kit.required', { name }) }))),
  }
  return (
    <SaveForm kind={kind} {...form}>
      <Card component="div">
        <Grid>
          {fields.map((field) => (
            <TypedField
              key={field.path}
              name={field.path}
              label={field.label}
              hint={field.hint}
              required={!isNullable(field)}
            />
          ))}
        </Grid>
      </Card>
    </SaveForm>
  )
}
