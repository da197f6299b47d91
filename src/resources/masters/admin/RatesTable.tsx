import styled from '@emotion/styled'
import FormLabel from '@mui/material/FormLabel'
import { useId, useState } from 'react'
import { get, useFormContext, useFormState, useWatch } from 'react-hook-form'
import { bareFieldset } from '@/ui/layout/styles'
import { colour } from '@theme/tokens'
import { ratesByFactor, usualFactor } from '@/domain/masters/raise'
import { hasRate } from '@/domain/masters/rates'
import { ROOM_TYPES, SEASONS, type Season } from '@/domain/types'
import { groupAmount, parseTyped, typedDecimal } from '@/domain/values/typedNumbers'
import { say } from '@/i18n/translate'
import { t } from '@/i18n/admin/desktop'
import { Button } from '@/ui/elements/Button'
import { FieldError, Hint } from '@/ui/form/Field'
import { AmountCell, CellInput } from './CellInput'
import { readRates as numbers, type TypedHotel } from './masterForm'

const Place = styled('fieldset')({
  ...bareFieldset,
  '& > div': { overflowX: 'auto' },
  '& table': { width: '100%', borderCollapse: 'collapse' },
  '& th': {
    fontSize: '0.875rem',
    fontWeight: 600,
    textAlign: 'left',
    overflowWrap: 'normal',
    padding: '6px 12px 6px 0',
  },
  '& thead th': { color: colour.quiet },
  '& td': { padding: '6px 12px 6px 0', minWidth: 96 },
  '& td:last-of-type': { paddingRight: 0 },
  '& .factor': { display: 'flex', alignItems: 'center', gap: 8, whiteSpace: 'nowrap' },
  '& .factor > .MuiInputBase-root': { width: 84 },
})

const MOST_TIMES = 100

/** Fills the rates of a season with those of `Biasa`, multiplied. */
function FactorCell({ season, rowId, labelId }: { season: Season; rowId: string; labelId: string }) {
  const { getValues, setValue } = useFormContext<TypedHotel>()
  const [factor, setFactor] = useState(() => {
    const { regular, [season]: own } = getValues('rates')
    return typedDecimal(usualFactor(numbers(regular), numbers(own)))
  })
  const times = parseTyped(factor) ?? 0
  const canFill = times > 0 && times <= MOST_TIMES
  function fill() {
    if (!canFill) return
    const filled = ratesByFactor(numbers(getValues('rates.regular')), times)
    for (const room of ROOM_TYPES) {
      const rate = filled[room]
      if (rate !== null)
        setValue(`rates.${season}.${room}`, groupAmount(typedDecimal(rate)), {
          shouldDirty: true,
          shouldValidate: true,
        })
    }
  }
  return (
    <span className="factor">
      <span aria-hidden="true">×</span>
      <CellInput
        aria-labelledby={`${labelId} ${rowId}`}
        inputMode="decimal"
        autoComplete="off"
        value={factor}
        onChange={({ target }) => setFactor(target.value)}
        // The factor is no part of the hotel: Enter fills the rates, and does not save.
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          fill()
        }}
      />
      <Button
        variant="outlined"
        aria-label={t('master.fillFrom', { season: t(`master.season.${season}`) })}
        disabled={!canFill}
        onClick={fill}
      >
        {t('master.fill')}
      </Button>
    </span>
  )
}

const MOST_NAMED = 3

/** The problems of all rates in one text: each with the rates that have it. */
function problemText(errors: object): string | undefined {
  const places = new Map<string, string[]>()
  for (const season of SEASONS)
    for (const room of ROOM_TYPES) {
      const problem = get(errors, `rates.${season}.${room}`) as { message?: string } | undefined
      if (!problem?.message) continue
      const place = `${t(`master.season.${season}`)} ${t(`room.${room}`)}`
      places.set(problem.message, [...(places.get(problem.message) ?? []), place])
    }
  if (places.size === 0) return undefined
  return [...places]
    .map(([message, all]) => {
      const more = all.length - MOST_NAMED
      const named = all.slice(0, MOST_NAMED).join(', ')
      return `${say(message)}: ${more > 0 ? t('master.andMore', { named, n: more }) : named}.`
    })
    .join(' ')
}

/** The rates of a hotel: a row for each season, a column for each room type, and one place for what is wrong with them. */
export function RatesTable() {
  const id = useId()
  const { control } = useFormContext<TypedHotel>()
  const { errors } = useFormState({ control, name: 'rates' })
  const [errorId, hintId, factorId] = [`${id}-error`, `${id}-hint`, `${id}-factor`]
  const rates = useWatch<TypedHotel, 'rates'>({ control, name: 'rates' })
  // Without a rate of their own these nights cost as others, and say so in grey.
  const isLent = !hasRate(numbers(rates.rajabSyaban))
  const columnId = (room: string) => `${id}-${room}`
  return (
    <Place>
      <FormLabel component="legend" data-required>
        {t('master.rates')}
      </FormLabel>
      <div>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('master.season.title')}</th>
              {ROOM_TYPES.map((room) => (
                <th key={room} scope="col" id={columnId(room)}>
                  {t(`room.${room}`)}
                </th>
              ))}
              <th scope="col" id={factorId}>
                {t('master.factor')}
              </th>
            </tr>
          </thead>
          <tbody>
            {SEASONS.map((season) => {
              const rowId = `${id}-${season}`
              return (
                <tr key={season}>
                  <th scope="row" id={rowId}>
                    {t(`master.season.${season}`)}
                  </th>
                  {ROOM_TYPES.map((room) => (
                    <td key={room}>
                      <AmountCell
                        path={`rates.${season}.${room}`}
                        unit="sar"
                        aria-labelledby={`${rowId} ${columnId(room)}`}
                        aria-describedby={get(errors, `rates.${season}.${room}`) ? errorId : hintId}
                        placeholder={isLent && season === 'rajabSyaban' ? rates.regular[room] : undefined}
                      />
                    </td>
                  ))}
                  <td>{season !== 'regular' && <FactorCell season={season} rowId={rowId} labelId={factorId} />}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
      <FieldError id={errorId} message={problemText(errors)} />
      <Hint id={hintId}>{t('master.unsold')}</Hint>
    </Place>
  )
}
