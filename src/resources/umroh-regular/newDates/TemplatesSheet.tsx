import styled from '@emotion/styled'
import { space } from '@theme/tokens'
import ButtonBase from '@mui/material/ButtonBase'
import { useQuery } from '@tanstack/react-query'
import { ResourceContextProvider, useDataProvider } from 'ra-core'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { PartnerDataProvider } from '@/data-provider/types'
import { READ_ONCE } from '@/domain/requestPolicy'
import { toldPrice, type RoundingStep } from '@/domain/offer/rounding'
import type { PackageRow } from '@/domain/types'
import { formatRupiah } from '@/domain/values/money'
import { t } from '@/i18n/package/newDates'
import { LinkList } from '@/kit/LinkList'
import { loadFailure } from '@/ui/feedback/loadFailure'
import { Notice } from '@/ui/feedback/Notice'
import { Spinner } from '@/ui/feedback/Spinner'
import { BottomSheet } from '@/ui/sheet/BottomSheet'
import { useRounding } from '@/resources/keptRounding'
import { PackageName } from '../PackageName'
import { links, umrohRegular } from '../resource'
import { Copy } from './NewDatesSheet'

/** 'Mulai dari contoh' (docs/product.md §23.2): the templates, and then the chosen one as a form of an own package. */
export function TemplatesSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const navigate = useNavigate()
  const [chosen, setChosen] = useState<PackageRow | null>(null)
  function close() {
    setChosen(null)
    onClose()
  }
  return (
    <BottomSheet open={open} onClose={close} title={t('list.fromTemplate')}>
      {/* Beranda is no screen of the resource. */}
      <ResourceContextProvider value={umrohRegular.name}>
        {chosen ? (
          <Copy
            row={chosen}
            name={chosen.name ?? ''}
            isTemplate
            onSaved={(id) => {
              close()
              void navigate(id === null ? links.list : links.show(id))
            }}
          />
        ) : (
          <Templates onChoose={setChosen} />
        )}
      </ResourceContextProvider>
    </BottomSheet>
  )
}

const List = styled('div')({ padding: `0 ${space.gutter}px`, overflowY: 'auto' })

function factsOf({ jamaah, totals }: PackageRow, rounding: RoundingStep): string {
  const price = toldPrice(totals.quad ?? totals.triple ?? totals.double, rounding)
  const from = price === null ? [] : [t('templates.from', { price: formatRupiah(price) })]
  return [t('app.people', { n: jamaah }), ...from].join(' · ')
}

function Templates({ onChoose }: { onChoose: (row: PackageRow) => void }) {
  const provider = useDataProvider<PartnerDataProvider>()
  const rounding = useRounding()
  const { data, error, isPaused, isFetching, refetch } = useQuery({
    queryKey: [umrohRegular.name, 'templates'],
    queryFn: ({ signal }) => provider.readTemplates(umrohRegular.name, signal),
    ...READ_ONCE,
  })
  if (!data && (error || isPaused) && !isFetching)
    return <Notice compact alert title={t('templates.failed')} {...loadFailure(error, refetch)} />
  if (!data) return <Spinner message={t('newDates.reading')} />
  if (data.length === 0) return <Notice compact title={t('templates.none')} text={t('templates.noneText')} />
  return (
    <List>
      <p>{t('templates.text')}</p>
      <LinkList>
        {data.map((row) => (
          <li key={row.id}>
            <ButtonBase onClick={() => onChoose(row)}>
              <span className="words">
                <strong>
                  <PackageName name={row.name || t('app.nameless')} lines={2} />
                </strong>
                <small>{factsOf(row, rounding)}</small>
              </span>
            </ButtonBase>
          </li>
        ))}
      </LinkList>
    </List>
  )
}
