import styled from '@emotion/styled'
import { useState } from 'react'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { resumedForm } from '../../../domain/package/draft'
import { EMPTY_PACKAGE } from '../../../domain/package/emptyPackage'
import { copyOf, firstCheckIn, lostChoices, movedTo, usualCheckIn } from '../../../domain/package/newDates'
import { HOTEL_FIELDS } from '../../../domain/masters/masters'
import { HOTEL_STEPS, LAST_STEP } from '../../../domain/package/wizardSteps'
import { CITIES, type CalendarDate, type PackageForm } from '../../../domain/types'
import { today } from '../../../domain/values/dates'
import { t } from '../../../i18n/newDates'
import { say } from '../../../i18n/translate'
import { colour, space } from '../../../../theme/tokens'
import { LiveRegion } from '../../../ui/a11y/LiveRegion'
import { useKeptFocus } from '../../../ui/a11y/useKeptFocus'
import { DateField } from '../../../ui/form/DateField'
import { Button } from '../../../ui/layout/Button'
import { failureBox, sideBySide } from '../../../ui/layout/styles'
import { HotelRefresh } from '../../hotel/pickers'
import type { Duplicated } from '../list/DuplicateSheet'
import { links } from '../resource'
import { usePackageDrafts } from '../wizard/draft/usePackageDrafts'
import { FormTextField } from '../wizard/form/FormTextField'
import { MasterRefreshes } from '../wizard/form/MasterRefreshes'
import { packageResolver } from '../wizard/form/packageResolver'
import { usePriceState } from '../wizard/form/usePriceState'
import { useSaving } from '../wizard/save/useSaving'
import { startOfWizard } from '../wizard/wizardStart'
import { CopyPrices } from './CopyPrices'
import { LostChoices } from './LostChoices'
import { MovedStays } from './MovedStays'
import { findUnanswered, useCopyDraft } from './useCopyDraft'

const Body = styled('form')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  padding: `0 ${space.gutter}px`,
  overflowY: 'auto',
  '& .text': { color: colour.quiet },
  '& .buttons': {
    ...sideBySide,
    gap: 12,
    position: 'sticky',
    bottom: 0,
    paddingBlock: 12,
    backgroundColor: colour.surface,
    '& > button': { flex: '1 1 8em', paddingInline: 8 },
    '& > .failure': { ...failureBox, flex: '1 0 100%' },
  },
})

export type CopyFormProps = { row: Duplicated; saved: PackageForm; name: string; onClose: () => void }

const nowhere = () => undefined

/** The copy as a form of the wizard: the wizard's own parts read its prices and save it. */
export function CopyForm({ row, saved, name, onClose }: CopyFormProps) {
  const navigate = useNavigate()
  const drafts = usePackageDrafts(undefined)
  const [unanswered] = useState(() => findUnanswered(drafts, row.id))
  const [defaultValues] = useState(() =>
    unanswered
      ? resumedForm(unanswered, EMPTY_PACKAGE)
      : copyOf(saved, name, usualCheckIn(firstCheckIn(saved) ?? today(), today())),
  )
  const form = useForm<PackageForm>({ defaultValues, resolver: packageResolver, mode: 'onChange' })
  const { machine, draft } = useCopyDraft({ id: row.id, form, drafts, unanswered })
  const { save, busy, failure, forgetFailure } = useSaving({
    form,
    machine,
    draft,
    goTo: nowhere,
    focusProblem: nowhere,
    onDone: onClose,
  })
  const isSaving = busy !== null
  useKeptFocus(isSaving)
  const values = useWatch<PackageForm>({ control: form.control }) as PackageForm
  const { kind, failure: unread } = usePriceState(values)
  const lost = lostChoices(saved, values)
  const isReady = kind === 'known' && lost.length === 0 && values.namaPaket.trim() !== ''

  function move(checkIn: CalendarDate) {
    forgetFailure()
    // A hotel that is not offered for one date may be offered for another.
    const moved = movedTo({ ...values, ...staysOf(saved, values) }, checkIn)
    for (const city of CITIES) form.setValue(HOTEL_FIELDS[city], moved[HOTEL_FIELDS[city]], { shouldDirty: true })
  }

  function openWizard() {
    const lostCity = CITIES.find((city) => lost.some(({ field }) => field === HOTEL_FIELDS[city]))
    draft.keep(lostCity ? HOTEL_STEPS[lostCity] : LAST_STEP)
    void navigate(links.create, { state: startOfWizard({ writer: draft.writer }) })
  }

  return (
    <FormProvider {...form}>
      <Body
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (isReady) save()
        }}
      >
        <p className="text">{t('newDates.text')}</p>
        <FormTextField name="namaPaket" label={t('duplicate.placeholder')} disabled={isSaving} required />
        <DateField
          label={t('newDates.checkIn')}
          value={firstCheckIn(values)}
          onChange={move}
          isDisabled={(date) => date < today()}
          disabled={isSaving}
        />
        <MovedStays saved={saved} copy={values} />
        <LostChoices lost={lost} />
        <CopyPrices row={row} copy={values} kind={lost.length > 0 ? 'unknown' : kind} failure={unread} />
        <div className="buttons">
          {failure && (
            <p className="failure" role="alert">
              {say(failure.text)}
            </p>
          )}
          <Button variant="outlined" size="large" onClick={openWizard} disabled={isSaving}>
            {t('newDates.open')}
          </Button>
          <Button type="submit" variant="contained" size="large" disabled={isSaving || !isReady}>
            {busy ? t(`wizard.${busy}`) : t('newDates.save')}
          </Button>
        </div>
        <LiveRegion text={busy ? t(busy === 'checking' ? 'wizard.nowChecking' : 'wizard.nowSaving') : ''} />
      </Body>
      {CITIES.map((city) => (
        <HotelRefresh key={city} city={city} />
      ))}
      <MasterRefreshes eager={false} />
    </FormProvider>
  )
}

/** The stays of the copy, with the saved hotel where the copy has lost it. */
function staysOf(saved: PackageForm, copy: PackageForm) {
  const stays = CITIES.map((city) => HOTEL_FIELDS[city]).map((field) => [
    field,
    { ...copy[field], id: copy[field].id ?? saved[field].id },
  ])
  return Object.fromEntries(stays) as Pick<PackageForm, (typeof HOTEL_FIELDS)[keyof typeof HOTEL_FIELDS]>
}
