import styled from '@emotion/styled'
import { useId } from 'react'
import type { PackageForm } from '../../../../../domain/types'
import { colour, radius, space } from '../../../../../../theme/tokens'
import { fieldName, inWords } from './inWords'

const List = styled('div')({
  '& h3': { fontSize: '0.9375rem', fontWeight: 700, marginBottom: 8 },
  '& dl': { display: 'grid', gap: 8 },
  '& dl > div': { padding: '12px', borderRadius: radius.medium, backgroundColor: colour.sunken },
  '& dt': { fontWeight: 700, marginBottom: space.unit },
  '& dd': { display: 'grid', gridTemplateColumns: '5.5rem minmax(0, 1fr)', gap: 8 },
  '& dd > span': { color: colour.quiet },
  // A long name without a space would be wider than a phone.
  '& dd > b': { fontWeight: 600, overflowWrap: 'anywhere' },
})

export type DifferencesProps = {
  title: string
  fields: readonly (keyof PackageForm)[]
  /** The label of each value of a field, and the form that holds it. */
  values: readonly (readonly [label: string, form: PackageForm])[]
}

/** Fields with their values in each of two forms; shown only when there are any. */
export function Differences({ title, fields, values }: DifferencesProps) {
  const id = useId()
  if (fields.length === 0) return null
  return (
    <List role="group" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <dl>
        {fields.map((field) => (
          <div key={field}>
            <dt>{fieldName(field)}</dt>
            {values.map(([label, form]) => (
              <dd key={label}>
                <span>{label}</span> <b>{inWords(form, field)}</b>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </List>
  )
}
