import { nightsText, type Period } from '@/domain/masters/periods'
import { importText } from '@/i18n/admin/importTexts'
import { periodChanges, type PeriodChange } from '../periods/merge'
import { nightsWithEnd, ratesText } from '../periods/periodText'

const whole = (period: Period) =>
  [period.label, nightsWithEnd(period), ratesText(period)].filter((text) => text !== null).join(' · ')

/** The periods of a hotel, a line for each. */
export const PeriodList = ({ periods }: { periods: readonly Period[] }) =>
  periods.map((period) => <div key={period.from}>{whole(period)}</div>)

function Words({ change }: { change: PeriodChange }) {
  if (change.kind === 'new') return <ins>{whole(change.after)}</ins>
  if (change.kind === 'removed') return <del>{whole(change.before)}</del>
  const { before, after } = change
  const [first] = after
  const isSameNights = first?.from === before.from && first.to === before.to
  const told = (period: Period) => [period.label, ratesText(period)].filter((text) => text !== null).join(' · ')
  return isSameNights ? (
    <>
      {nightsWithEnd(before)}: <del>{told(before)}</del> → <ins>{told(first)}</ins>
    </>
  ) : (
    <>
      <del>{nightsText(before)}</del> → <ins>{after.map(nightsText).join(', ')}</ins>
    </>
  )
}

/** What becomes of the periods of a hotel: new ones, changed or shortened ones, and those whose nights others took. */
export const PeriodChanges = ({ from, to }: { from: readonly Period[]; to: readonly Period[] }) =>
  periodChanges(from, to).map((change) => (
    <div key={`${change.kind} ${(change.kind === 'new' ? change.after : change.before).from}`}>
      {importText(`period_${change.kind}`)}: <Words change={change} />
    </div>
  ))
