import styled from '@emotion/styled'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import { useId } from 'react'
import { marginOf, marginOfGroup, priceNeeded, type ToldPrice } from '../../../domain/package/price/simulation'
import type { MasterRecord } from '../../../domain/types'
import { formatAmount, formatRupiah } from '../../../domain/values/money'
import { sortByPrice } from '../../../domain/values/sorting'
import { t } from '../../../i18n/package/simulation'
import { colour, radius } from '../../../../theme/tokens'
import { DataAge } from '../../../ui/feedback/DataAge'
import { LoadingCards } from '../../../ui/feedback/LoadingCards'
import { Notice } from '../../../ui/feedback/Notice'
import { PriceGrid } from '../../../ui/elements/PriceGrid'
import { useMasterOptions } from '../../custom-data/pickers'
import { orDash } from './simulationChoice'

const Choices = styled('fieldset')({
  display: 'grid',
  gap: 8,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& legend': { padding: 0, marginBottom: 8, fontSize: '0.9375rem', fontWeight: 700 },
  '& .margin': { padding: '4px 12px 12px', borderRadius: radius.medium, border: `1px solid ${colour.line}` },
  '& .margin[data-chosen]': { borderColor: colour.accent, backgroundColor: colour.accentSoft },
  '& .MuiFormControlLabel-label': { display: 'flex', flexWrap: 'wrap', columnGap: 12, fontWeight: 700 },
  '& label small, & p': { fontSize: '0.8125rem', fontWeight: 450, color: colour.quiet },
  '& p': { marginTop: 4 },
})

type Priced = MasterRecord & { price: number }

const hasPrice = (record: MasterRecord): record is Priced => record.price !== null

const EXPECTED = [88, 88]

export type MarginChoicesProps = {
  quote: ToldPrice
  jamaah: number
  chosen: MasterRecord | null
  onChoose: (margin: MasterRecord) => void
}

/** The margins of the master list: each with its price per room type and the margin of the whole group (docs/product.md §24.1.7). */
export function MarginChoices({ quote, jamaah, chosen, onChoose }: MarginChoicesProps) {
  const name = useId()
  const { options, asOf, isLoading, failure } = useMasterOptions('margin', true)
  const now = marginOf(quote.input)
  const shown = sortByPrice(options.filter(hasPrice), ({ price }) => price)
  return (
    <Choices>
      <legend>{t('simulation.margins', { n: formatAmount(jamaah) })}</legend>
      {asOf !== null && <DataAge at={asOf} onRetry={failure?.onRetry} reason={failure?.text} />}
      {isLoading && <LoadingCards heights={EXPECTED} />}
      {!isLoading && shown.length === 0 && (
        <Notice
          compact
          alert={failure !== null}
          title={t(failure ? 'simulation.marginsFailed' : 'simulation.noMargins')}
          {...failure}
        />
      )}
      {shown.map((record) => {
        const isChosen = chosen !== null && String(chosen.id) === String(record.id)
        return (
          <div key={record.id} className="margin" data-chosen={isChosen || undefined}>
            <FormControlLabel
              control={<Radio name={name} checked={isChosen} onChange={() => onChoose(record)} />}
              label={
                <>
                  {formatRupiah(record.price)} {record.price === now && <small>{t('simulation.marginNow')}</small>}
                </>
              }
            />
            <PriceGrid prices={priceNeeded(quote, jamaah, record.price)} format={orDash} />
            <p>{t('simulation.group', { total: formatRupiah(marginOfGroup(record.price, jamaah)) })}</p>
          </div>
        )
      })}
    </Choices>
  )
}
