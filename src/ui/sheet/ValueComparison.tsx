import styled from '@emotion/styled'
import { useId } from 'react'
import { colour, radius, space } from '@theme/tokens'

const List = styled('div')({
  '& h3': { fontSize: '0.9375rem', fontWeight: 700, marginBottom: 8 },
  '& dl': { display: 'grid', gap: 8 },
  '& dl > div': { padding: '12px', borderRadius: radius.medium, backgroundColor: colour.sunken },
  '& dt': { fontWeight: 700, marginBottom: space.unit },
  '& dd': { display: 'grid', gridTemplateColumns: '5.5rem minmax(0, 1fr)', gap: 8 },
  '& dd > span': { color: colour.quiet },
  // A long name without a space would be wider than a phone.
  '& dd > b': { fontWeight: 600, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
})

export type ComparedField = {
  name: string
  /** Each value in words, with a label that says whose it is. */
  values: readonly (readonly [label: string, text: string])[]
}

/** Fields with their values in each of two versions; shown only when there are any. */
export function ValueComparison({ title, fields }: { title: string; fields: readonly ComparedField[] }) {
  const id = useId()
  if (fields.length === 0) return null
  return (
    <List role="group" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <dl>
        {fields.map(({ name, values }) => (
          <div key={name}>
            <dt>{name}</dt>
            {values.map(([label, text]) => (
              <dd key={label}>
                <span>{label}</span> <b>{text}</b>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </List>
  )
}
