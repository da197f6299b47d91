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
  // A name without a space is still wider than a phone.
  '& dd > b': { fontWeight: 600, overflowWrap: 'anywhere' },
})

export type DifferencesProps = {
  title: string
  fields: readonly (keyof PackageForm)[]
  /** What each value of a field is called, and the form it is in. */
  values: readonly (readonly [label: string, form: PackageForm])[]
}

/** Fields with what they hold in each of two forms; nothing where there are none. */
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
