import { showsNothing } from '@/domain/values/letters'
import Alert from '@mui/material/Alert'
import { useForm, useWatch } from 'react-hook-form'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { type LostChoice, copyOf, lostChoices, movedAgain, usualCheckIn } from '@/domain/package/newDates'
import { firstCheckIn } from '@/domain/package/stayDates'
import { type PackageForm, CITIES, type CalendarDate, type Id } from '@/domain/types'
import { today, formatDays } from '@/domain/values/dates'
import { t } from '@/i18n/package/newDates'
import { DateField } from '@/ui/form/DateField'
import { HOTEL_FIELDS } from '@/domain/masters/masters'
import { nameForDates, tripOf } from '@/domain/package/copyName'
import { cityOrder } from '@/domain/package/cityOrder'
import { Card } from '@/ui/elements/Card'
import { isSecret } from '@/domain/package/packageFields'
import { resumedForm, type Draft } from '@/domain/package/draft'
import { attemptOfDraft } from '@/domain/package/saveKeys'
import { randomKey } from '@/domain/randomKey'
import { EMPTY_PACKAGE } from '@/domain/package/packageContents'
import { HOTEL_STEPS, LAST_STEP } from '@/domain/package/wizardSteps'
import type { Duplicated } from '../list/DuplicateSheet'
import { SheetForm } from '../wizard/sheet/SheetForm'
import { useSheetDraft } from '../wizard/sheet/useSheetDraft'
import { Facts, type Fact } from '../Facts'
import { useCustomerMode } from '../customer/useCustomerMode'
import { splitCopyMark } from '../copyMark'
import { links } from '../resource'
import { packageResolver } from '../wizard/form/packageResolver'
import { useSaving } from '../wizard/save/useSaving'
import { startOfWizard } from '../wizard/wizardStart'
import { usePriceState } from '../wizard/form/priceState'
import { FormTextField } from '../wizard/form/Fields'
import { usePackageDrafts, type PackageDrafts } from '../wizard/draft/drafts'
import { CopyPrices } from './CopyPrices'

const writersOf = (id: Id) => `copy-${encodeURIComponent(id)}.`

/**
 * The draft of a copy of this package that was sent and never answered: the next save repeats it with its key. It lies
 * among the drafts of new packages, and outlives the page.
 */
const findUnanswered = (drafts: PackageDrafts, id: Id): Draft | null =>
  drafts.find(({ writer, attempt }) => writer.startsWith(writersOf(id)) && attemptOfDraft(attempt) !== null)

type NameOptions = { savedName: string | null; name: string; saved: PackageForm; copy: PackageForm }

/** The name of the copy: of the usual name a month that its dates leave is another one, and a typed name stays. */
function offeredName({ savedName, name, saved, copy }: NameOptions): string {
  if (savedName === null || name !== t('duplicate.name', { name: savedName })) return name
  return nameForDates(splitCopyMark(savedName)[0], tripOf(saved), tripOf(copy)) ?? name
}

type CopyOptions = { row: Duplicated; saved: PackageForm; name: string; onSaved: (id: Id | null) => void }

/** The copy as a form of the wizard, its save, and the two changes that the sheet offers. */
function useCopyForm({ row: { id, name: savedName }, saved, name, onSaved }: CopyOptions) {
  const navigate = useNavigate()
  const drafts = usePackageDrafts(undefined)
  /** The copy with the name that its dates ask for, unless the mitra has typed one. */
  const named = (copy: PackageForm) => ({ ...copy, namaPaket: offeredName({ savedName, name, saved, copy }) })
  const [unanswered] = useState(() => findUnanswered(drafts, id))
  const [defaultValues] = useState(() =>
    unanswered
      ? resumedForm(unanswered, EMPTY_PACKAGE)
      : named(copyOf(saved, name, usualCheckIn(firstCheckIn(saved) ?? today(), today()))),
  )
  const form = useForm<PackageForm>({ defaultValues, resolver: packageResolver, mode: 'onChange' })
  const { machine, draft } = useSheetDraft({
    id: undefined,
    basis: { form: EMPTY_PACKAGE, version: undefined },
    form,
    drafts,
    unanswered,
    newWriter: () => writersOf(id) + randomKey(),
  })
  const saving = useSaving({ form, machine, draft, onDone: onSaved })
  const values = useWatch<PackageForm>({ control: form.control }) as PackageForm
  const lost = lostChoices(saved, values)

  function move(checkIn: CalendarDate) {
    saving.forgetFailure()
    const moved = movedAgain(saved, values, checkIn)
    for (const city of CITIES) form.setValue(HOTEL_FIELDS[city], moved[HOTEL_FIELDS[city]], { shouldDirty: true })
    if (values.namaPaket === named(values).namaPaket)
      form.setValue('namaPaket', named({ ...values, ...moved }).namaPaket, { shouldDirty: true, shouldValidate: true })
  }

  function openWizard() {
    const lostCity = CITIES.find((city) => lost.some(({ field }) => field === HOTEL_FIELDS[city]))
    draft.keep(lostCity ? HOTEL_STEPS[lostCity] : LAST_STEP)
    navigate(links.create, { state: startOfWizard({ writer: draft.writer }) })
  }

  return { form, values, lost, saving, move, openWizard }
}

/** The choices that are no longer offered, by name. The live region stands there before a date makes it necessary. */
function LostChoices({ lost }: { lost: readonly LostChoice[] }) {
  const { isOn: isForCustomer } = useCustomerMode()
  return (
    <div role="alert">
      {lost.map((choice) => (
        <Alert key={`${choice.field} ${choice.name}`} severity="error" role="presentation">
          {inWords(choice, isForCustomer)}
        </Alert>
      ))}
    </div>
  )
}

function inWords({ field, name }: LostChoice, isForCustomer: boolean): string {
  if (isForCustomer && isSecret(field)) return t('newDates.otherGone')
  const isHotel = field === 'hotelMakkah' || field === 'hotelMadinah'
  return t(isHotel ? 'newDates.goneHotel' : 'newDates.gone', { label: t(`field.${field}`), name })
}

/** Each stay with its new dates. */
function MovedStays({ saved, copy }: { saved: PackageForm; copy: PackageForm }) {
  const facts = cityOrder(copy.startCity).flatMap((city): Fact[] => {
    const field = HOTEL_FIELDS[city]
    const { tanpaHotel, dataHotel, tanggalCheckIn, tanggalCheckOut } = copy[field]
    if (tanpaHotel) return []
    const hotel = dataHotel ?? saved[field].dataHotel
    return [[t(`field.${field}`), formatDays(tanggalCheckIn, tanggalCheckOut), hotel?.name]]
  })
  return (
    <Card component="div">
      <Facts facts={facts} />
    </Card>
  )
}

/** The copy as a form of the wizard: the wizard's own parts read its prices and save it. */
export function CopyForm({ row, saved, name, onSaved }: CopyOptions) {
  const { form, values, lost, saving, move, openWizard } = useCopyForm({ row, saved, name, onSaved })
  const { kind, failure } = usePriceState(values)
  return (
    <SheetForm
      form={form}
      saving={saving}
      isReady={kind === 'known' && lost.length === 0 && !showsNothing(values.namaPaket)}
      onSave={saving.save}
      label={t('newDates.save')}
      onOpen={openWizard}
      eager={false}
    >
      <p className="text">{t('newDates.text')}</p>
      <FormTextField name="namaPaket" label={t('duplicate.placeholder')} disabled={saving.busy !== null} required />
      <DateField
        label={t('newDates.checkIn')}
        value={firstCheckIn(values)}
        onChange={move}
        isDisabled={(date) => date < today()}
        disabled={saving.busy !== null}
      />
      <MovedStays saved={saved} copy={values} />
      <LostChoices lost={lost} />
      <CopyPrices
        row={row}
        saved={saved}
        copy={values}
        after={t('newDates.after')}
        kind={lost.length > 0 ? 'unknown' : kind}
        failure={failure}
      />
    </SheetForm>
  )
}
