import styled from '@emotion/styled'
import type { PackageForm } from '../../../../domain/types'
import { t } from '../../../../i18n/translate'
import { colour, radius, space } from '../../../../../theme/tokens'
import { fieldName, inWords } from './inWords'

const List = styled('dl')({
  display: 'grid',
  gap: 8,
  '& > div': { padding: '12px', borderRadius: radius.medium, backgroundColor: colour.sunken },
  '& dt': { fontWeight: 700, marginBottom: space.unit },
  '& dd': { display: 'grid', gridTemplateColumns: '5.5rem minmax(0, 1fr)', gap: 8 },
  '& dd > span': { color: colour.quiet },
  // A name without a space is still wider than a phone.
  '& dd > b': { fontWeight: 600, overflowWrap: 'anywhere' },
})

export type DifferencesProps = { fields: readonly (keyof PackageForm)[]; mine: PackageForm; saved: PackageForm }

/** Each field that differs, with what the mitra has typed and what was saved. */
export const Differences = ({ fields, mine, saved }: DifferencesProps) => (
  <List>
    {fields.map((field) => (
      <div key={field}>
        <dt>{fieldName(field)}</dt>
        <dd>
          <span>{t('conflict.mine')}</span> <b>{inWords(mine, field)}</b>
        </dd>
        <dd>
          <span>{t('conflict.saved')}</span> <b>{inWords(saved, field)}</b>
        </dd>
      </div>
    ))}
  </List>
)
