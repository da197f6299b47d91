import styled from '@emotion/styled'
import type { PriceCheck, PriceMove } from '../../../../domain/package/priceCheck'
import { LAST_STEP } from '../../../../domain/package/wizardSteps'
import { ROOM_TYPES, type Id } from '../../../../domain/types'
import { formatTime } from '../../../../domain/values/dates'
import { formatRupiah } from '../../../../domain/values/money'
import { t } from '../../../../i18n/priceCheck'
import { ButtonLink } from '../../../../ui/layout/Button'
import { colour } from '../../../../../theme/tokens'
import { links } from '../../resource'
import { startOfWizard } from '../../wizard/wizardStart'

const Result = styled('div')({
  display: 'grid',
  gap: 16,
  '& ul': { display: 'grid', gap: 8, margin: 0, padding: 0, listStyle: 'none' },
  '& li': { overflowWrap: 'anywhere' },
  '& small': { display: 'block', color: colour.quiet, fontSize: '0.8125rem' },
  '& .gone': { color: colour.error },
  '& .money': { whiteSpace: 'nowrap' },
  '& table': { width: '100%', fontSize: '0.875rem', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
  '& th, & td': { padding: '6px 0', borderTop: `1px solid ${colour.line}`, fontWeight: 500, textAlign: 'right' },
  '& thead th': { borderTop: 0, fontSize: '0.8125rem', color: colour.quiet },
  '& caption, & tbody th, & thead th:first-of-type': { textAlign: 'left' },
  '& td + td': { fontWeight: 700, color: colour.accentDark },
  '& .quiet': { color: colour.quiet, fontSize: '0.8125rem' },
})

const labelOf = ({ field, room }: PriceMove): string =>
  room ? t('check.ofRoom', { label: t(`field.${field}`), room: t(`room.${room}`) }) : t(`field.${field}`)

function moveInWords(move: PriceMove): string {
  const values = { label: labelOf(move), amount: formatRupiah(Math.abs(move.by)) }
  return t(move.by > 0 ? 'check.up' : 'check.down', values)
}

const total = (amount: number | null) => (amount === null ? t('check.unknown') : formatRupiah(amount))

export type CheckedPricesProps = { id: Id; check: PriceCheck; time: number }

/** What moved, what is gone, and the totals before and now. */
export const CheckedPrices = ({ id, check: { moves, gone, totals }, time }: CheckedPricesProps) => (
  <Result>
    {moves.length + gone.length > 0 ? (
      <ul>
        {gone.map(({ field, name }) => (
          <li key={`${field} ${name}`} className="gone">
            {t('check.gone', { label: t(`field.${field}`) })}
            {name && <small>{name}</small>}
          </li>
        ))}
        {moves.map((move, index) => (
          <li key={index}>
            {moveInWords(move)}
            {move.name && (
              <small>{move.field.startsWith('hotel') ? t('check.perRoom', { name: move.name }) : move.name}</small>
            )}
          </li>
        ))}
      </ul>
    ) : (
      <p>{t('check.onlyTotal')}</p>
    )}
    <table>
      <caption className="quiet">{t('price.perJamaah')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('check.room')}</th>
          <th scope="col">{t('check.before')}</th>
          <th scope="col">{t('check.after')}</th>
        </tr>
      </thead>
      <tbody>
        {ROOM_TYPES.map((room) => (
          <tr key={room}>
            <th scope="row">{t(`room.${room}`)}</th>
            <td>{total(totals[room].before)}</td>
            <td>{total(totals[room].after)}</td>
          </tr>
        ))}
      </tbody>
    </table>
    {gone.length > 0 && <p className="quiet">{t('check.goneKept')}</p>}
    <p className="quiet">{t('check.time', { time: formatTime(time) })}</p>
    <ButtonLink to={links.edit(id)} variant="contained" size="large" state={startOfWizard({ step: LAST_STEP })}>
      {t('check.update')}
    </ButtonLink>
  </Result>
)
