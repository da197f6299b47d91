import { useCanAccess, useGetList, useInput, useListContext } from 'ra-core'
import type { MitraRecord } from '@/records/mitra'
import { statusChoice, type StatusChoice } from '@/domain/status/packageStatus'
import type { PackageRow } from '@/domain/types'
import { addMonths, formatMonth, jakartaToday } from '@/domain/values/dates'
import { t as desktopText } from '@/i18n/admin/desktop'
import { t } from '@/i18n/admin/packageTable'
import { useFeature } from '@/ui/layout/features'
import { FilterSelect, type FilterChoice } from '@/ui/table/FilterBar'
import { StatusFilter } from '../status/StatusFilter'

type InputProps = {
  source: string
  /** react-admin reads this prop of its filters. */ alwaysOn?: boolean
}

/** The chips of the phone's list, as a filter of react-admin's list. */
function StatusInput({ source }: InputProps) {
  const { field } = useInput<StatusChoice | ''>({ source, defaultValue: '' })
  const hasNews = useFeature('news')
  const status = statusChoice(field.value, hasNews)
  return <StatusFilter status={status} hasNews={hasNews} onChange={(chosen) => field.onChange(chosen ?? '')} />
}

type SelectInputProps = InputProps & { label: string; all: string; choices: readonly FilterChoice[] }

function SelectInput({ source, alwaysOn: _, ...select }: SelectInputProps) {
  const { field } = useInput<string>({ source, defaultValue: '' })
  return <FilterSelect {...select} value={String(field.value ?? '')} onChange={field.onChange} />
}

const MOST_MITRA = 1000

/** The mitra to choose from, for users who may read them. For others it stands there while an address names a mitra, which they can clear. */
function MitraInput(props: InputProps) {
  const { canAccess: readsMitra } = useCanAccess({ resource: 'mitra', action: 'list' })
  const { data = [] } = useGetList<MitraRecord>(
    'mitra',
    { pagination: { page: 1, perPage: MOST_MITRA }, sort: { field: 'name', order: 'ASC' } },
    { enabled: readsMitra === true },
  )
  const { filterValues } = useListContext<PackageRow>()
  if (readsMitra === false && !filterValues[props.source]) return null
  const choices = data.map(({ id, name }) => ({ value: String(id), label: name }))
  return (
    <SelectInput
      {...props}
      label={desktopText('resource.mitra')}
      all={t('packageTable.everyMitra')}
      choices={choices}
    />
  )
}

/** The months from `first` to `last`, counted from this one. */
function monthChoices(first: number, last: number): FilterChoice[] {
  const now = jakartaToday().slice(0, 7)
  const step = Math.sign(last - first)
  return Array.from({ length: Math.abs(last - first) + 1 }, (_, at) => addMonths(now, first + at * step)).map(
    (value) => ({ value, label: formatMonth(value) }),
  )
}

const [BACK, AHEAD] = [24, 24]

/** The filters of the table, as far as the partner API has them and the user may read what they choose from (docs/product.md §15.7.4). */
export function usePackageFilters() {
  const hasStatus = useFeature('status')
  const hasFilters = useFeature('package-filters')
  const all = t('packageTable.everyMonth')
  const months = (source: string, label: string, choices: FilterChoice[]) => (
    <SelectInput key={source} source={source} alwaysOn label={label} all={all} choices={choices} />
  )
  return [
    ...(hasFilters
      ? [
          <MitraInput key="mitra_id" source="mitra_id" alwaysOn />,
          months('created_month', t('packageTable.made'), monthChoices(0, -BACK)),
          months('check_in_month', t('packageTable.departs'), monthChoices(-BACK / 2, AHEAD)),
        ]
      : []),
    ...(hasStatus ? [<StatusInput key="status" source="status" alwaysOn />] : []),
  ]
}
