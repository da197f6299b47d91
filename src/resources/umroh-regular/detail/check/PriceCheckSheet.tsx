import styled from '@emotion/styled'
import { useEffect, useCallback, useRef, useState } from 'react'
import { type PackageDetail, ROOM_TYPES, type Id, type PackageForm } from '@/domain/types'
import { formatTime } from '@/domain/values/dates'
import { isForbidden } from '@/domain/requestPolicy'
import { t } from '@/i18n/package/priceCheck'
import { say } from '@/i18n/translate'
import { Notice } from '@/ui/feedback/Notice'
import { Spinner } from '@/ui/feedback/Spinner'
import CheckIcon from '@mui/icons-material/CheckRounded'
import { BottomSheet } from '@/ui/sheet/BottomSheet'
import { space, colour } from '@theme/tokens'
import { type PriceCheck, checkPrices } from '@/domain/package/price/priceCheck'
import { LAST_STEP } from '@/domain/package/wizardSteps'
import { ButtonLink } from '@/ui/elements/Button'
import { moveInWords, unitOfMove } from '../../price/moveInWords'
import { TotalsByRoom } from '../../price/TotalsByRoom'
import { links, umrohRegular } from '../../resource'
import { startOfWizard } from '../../wizard/wizardStart'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import { AS_DETAIL, type PartnerDataProvider } from '@/data-provider/types'
import { pricedResources } from '@/domain/package/price/packagePrice'
import { readTodaysLists } from '../../wizard/save/todaysPrices'

type CheckState =
  | { at: 'reading' }
  /** `error`: null if no answer came. */
  | { at: 'failed'; error: Error | null }
  | { at: 'checked'; check: PriceCheck; time: number }

/** The saved package as detail and as form, both as they are now. */
type Saved = { detail: PackageDetail; form: PackageForm }

/** Reads the detail again too: somebody may have saved the package since, and the screen then shows the newer one. */
async function readSaved(client: QueryClient, provider: PartnerDataProvider, id: Id): Promise<Saved> {
  const [{ data: form }, { data: detail }] = await Promise.all([
    provider.getEditData('umroh-regular', id),
    provider.getOne<PackageDetail>(umrohRegular.name, { id, meta: AS_DETAIL }),
  ])
  const isShown = ([, verb, params]: readonly unknown[]) => {
    const { id: shown, meta } = (params ?? {}) as { id?: Id; meta?: { shape?: string } }
    return verb === 'getOne' && String(shown) === String(id) && meta?.shape === AS_DETAIL.shape
  }
  client.setQueriesData({ queryKey: [umrohRegular.name], predicate: ({ queryKey }) => isShown(queryKey) }, detail)
  // Today's prices are those that the server has now, not those of some minutes ago.
  for (const resource of pricedResources(form))
    await client.invalidateQueries({ queryKey: [resource], refetchType: 'none' })
  return { detail, form }
}

/** Compares a saved package with today's prices. */
function usePriceCheck(id: Id) {
  const client = useQueryClient()
  const provider = useDataProvider<PartnerDataProvider>()
  const [state, setState] = useState<CheckState>({ at: 'reading' })
  const nth = useRef(0)

  const start = useCallback(() => {
    const run = ++nth.current
    const set = (next: CheckState) => run === nth.current && setState(next)
    async function check(): Promise<CheckState> {
      const { detail, form } = await readSaved(client, provider, id)
      const lists = await readTodaysLists(client, provider, form)
      if (!lists.listOf) return { at: 'failed', error: lists.error }
      const found = checkPrices(detail, form, lists.listOf)
      return found ? { at: 'checked', check: found, time: Date.now() } : { at: 'failed', error: null }
    }
    set({ at: 'reading' })
    check().then(set, (error: Error) => set({ at: 'failed', error }))
  }, [client, provider, id])

  return { state, start }
}

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

type CheckedPricesProps = { detail: PackageDetail; check: PriceCheck; time: number }

/** The room types that a hotel has begun or ceased to sell; none if no new total is known at all. */
function soldRooms(totals: PriceCheck['totals']) {
  if (ROOM_TYPES.every((room) => totals[room].after === null)) return []
  return ROOM_TYPES.flatMap((room) => {
    const [was, is] = [totals[room].before !== null, totals[room].after !== null]
    return was === is ? [] : [t(is ? 'check.won' : 'check.lost', { room: t(`room.${room}`) })]
  })
}

/** The prices that moved, the choices that are gone, and the totals before and now. */
const CheckedPrices = ({ detail, check: { moves, gone, totals }, time }: CheckedPricesProps) => (
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

const Scrolled = styled('div')({ padding: `0 ${space.gutter}px`, overflowY: 'auto' })

export type PriceCheckSheetProps = { detail: PackageDetail; open: boolean; onClose: () => void }

/** 'Harga hari ini': the prices that moved since the package was saved (docs/product.md §22.2). */
export const PriceCheckSheet = ({ detail, open, onClose }: PriceCheckSheetProps) => (
  <BottomSheet open={open} onClose={onClose} title={t('check.title')}>
    <Scrolled>
      <Check detail={detail} />
    </Scrolled>
  </BottomSheet>
)

function Check({ detail }: { detail: PackageDetail }) {
  const { state, start } = usePriceCheck(detail.id)
  useEffect(start, [start])
  return (
    <>
      {/* The live region stands there before the result comes, so that a screen reader says the result. */}
      <div role="status">
        {state.at === 'checked' && !state.check.hasMoved && (
          <Notice
            compact
            icon={<CheckIcon />}
            title={t('check.same')}
            text={t('check.time', { time: formatTime(state.time) })}
          />
        )}
        {state.at === 'checked' && state.check.hasMoved && <CheckedPrices detail={detail} {...state} />}
      </div>
      {state.at === 'reading' && <Spinner message={t('check.reading')} />}
      {state.at === 'failed' && (
        <Notice
          compact
          alert
          title={t('check.failed')}
          text={say(state.error?.message ?? 'error.network')}
          {...(isForbidden(state.error) ? {} : { onRetry: start })}
        />
      )}
    </>
  )
}
