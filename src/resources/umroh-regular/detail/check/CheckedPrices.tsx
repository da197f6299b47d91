import styled from '@emotion/styled'
import type { PriceCheck } from '@/domain/package/price/priceCheck'
import { LAST_STEP } from '@/domain/package/wizardSteps'
import { ROOM_TYPES, type PackageDetail } from '@/domain/types'
import { formatTime } from '@/domain/values/dates'
import { t } from '@/i18n/package/priceCheck'
import { ButtonLink } from '@/ui/elements/Button'
import { colour } from '@theme/tokens'
import { moveInWords, unitOfMove } from '../../price/moveInWords'
import { TotalsByRoom } from '../../price/TotalsByRoom'
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
  '& .quiet': { color: colour.quiet, fontSize: '0.8125rem' },
})

export type CheckedPricesProps = { detail: PackageDetail; check: PriceCheck; time: number }

/** The room types that a hotel has begun or ceased to sell; none if no new total is known at all. */
function soldRooms(totals: PriceCheck['totals']) {
  if (ROOM_TYPES.every((room) => totals[room].after === null)) return []
  return ROOM_TYPES.flatMap((room) => {
    const [was, is] = [totals[room].before !== null, totals[room].after !== null]
    return was === is ? [] : [t(is ? 'check.won' : 'check.lost', { room: t(`room.${room}`) })]
  })
}

/** The prices that moved, the choices that are gone, and the totals before and now. */
export const CheckedPrices = ({ detail, check: { moves, gone, totals }, time }: CheckedPricesProps) => (
  <Result>
    {moves.length + gone.length + soldRooms(totals).length > 0 ? (
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
            <small>{[move.name, unitOfMove(move) ?? t('check.perJamaah')].filter(Boolean).join(', ')}</small>
          </li>
        ))}
        {soldRooms(totals).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    ) : (
      <p>{t('check.onlyTotal')}</p>
    )}
    <TotalsByRoom totals={totals} owner={detail} before={t('check.before')} after={t('check.after')} />
    {gone.length > 0 && <p className="quiet">{t('check.goneKept')}</p>}
    <p className="quiet">{t('check.time', { time: formatTime(time) })}</p>
    <ButtonLink to={links.edit(detail.id)} variant="contained" size="large" state={startOfWizard({ step: LAST_STEP })}>
      {t('check.update')}
    </ButtonLink>
  </Result>
)
