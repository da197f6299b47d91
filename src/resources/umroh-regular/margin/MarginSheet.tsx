import { useRefresh } from 'ra-core'
import { useForm, useFormContext, useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import type { EditedPackage } from '@/data-provider/types'
import { MARGIN_STEP, steppedMargin } from '@/domain/package/price/marginStep'
import { haveMoved, isPriceKnown, totalsBeside, totalsPerRoom } from '@/domain/package/price/packagePrice'
import { LAST_STEP } from '@/domain/package/wizardSteps'
import type { PackageDetail, PackageForm } from '@/domain/types'
import { formatDifference } from '@/domain/values/money'
import { t } from '@/i18n/package/newDates'
import { MasterPicker, useMasterOptions } from '@/resources/custom-data/pickers'
import { Button } from '@/ui/elements/Button'
import { Caution } from '@/ui/feedback/Caution'
import { bareFieldset } from '@/ui/layout/styles'
import { BottomSheet } from '@/ui/sheet/BottomSheet'
import { CopyPrices } from '../newDates/CopyPrices'
import { links } from '../resource'
import { usePackageDrafts } from '../wizard/draft/drafts'
import { useCopy } from '../wizard/draft/useCopy'
import { packageResolver } from '../wizard/form/packageResolver'
import { usePriceState } from '../wizard/form/priceState'
import { AgreedQuestion, useAgreedQuestion } from '../wizard/save/AgreedQuestion'
import { ConflictSheet } from '../wizard/save/conflict/ConflictSheet'
import { PastQuestion, usePastQuestion } from '../wizard/save/PastQuestion'
import { useSaving } from '../wizard/save/useSaving'
import { ReadForm } from '../wizard/sheet/ReadForm'
import { SheetForm } from '../wizard/sheet/SheetForm'
import { useSheetDraft } from '../wizard/sheet/useSheetDraft'
import { startOfWizard } from '../wizard/wizardStart'

/** The buttons that say how much less and more the next margins of the list are. */
function Steps() {
  const { setValue } = useFormContext<PackageForm>()
  const now = useWatch<PackageForm, 'margin'>({ name: 'margin' }).data?.price ?? 0
  const { options } = useMasterOptions('margin', true)
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      {[-MARGIN_STEP, MARGIN_STEP].map((by) => {
        const next = steppedMargin(options, now, by)
        const choose = () => next && setValue('margin', { id: next.id, data: next }, { shouldValidate: true })
        return (
          <Button
            key={by}
            style={{ flex: '1 1 auto', whiteSpace: 'nowrap' }}
            variant="outlined"
            size="large"
            disabled={!next}
            onClick={choose}
          >
            {formatDifference(next ? next.price - now : by)}
          </Button>
        )
      })}
    </div>
  )
}

type MarginFormProps = { detail: PackageDetail; read: EditedPackage; onClose: () => void }

/** The package as a form of the wizard, of which only the margin is shown (docs/product.md §9.3). */
function MarginForm({ detail, read: { id, version, ...saved }, onClose }: MarginFormProps) {
  const [navigate, refresh, copy] = [useNavigate(), useRefresh(), useCopy()]
  const form = useForm<PackageForm>({ defaultValues: saved, resolver: packageResolver, mode: 'onChange' })
  const drafts = usePackageDrafts(id)
  const { machine, draft } = useSheetDraft({ id, basis: { form: saved, version }, form, drafts })
  const { mayChange, ...agreed } = useAgreedQuestion(id, onClose)
  const saving = useSaving({ form, machine, draft, onDone: onClose, mayChange })
  const past = usePastQuestion(form.getValues, saving.save)
  const values = useWatch<PackageForm>({ control: form.control }) as PackageForm
  const { kind, failure } = usePriceState(values)
  const before = { ...values, margin: saved.margin }
  const isMoved = isPriceKnown(before) && haveMoved(totalsBeside(detail.totals, totalsPerRoom(before)))

  function takeSaved() {
    draft.finish()
    refresh()
    onClose()
  }

  return (
    <SheetForm
      form={form}
      saving={saving}
      isReady={kind === 'known' && String(values.margin.id) !== String(saved.margin.id)}
      onSave={past.saveOrAsk}
      label={t('wizard.save')}
      onOpen={() => {
        const changes = { margin: form.getValues('margin') }
        void navigate(links.edit(id), { state: startOfWizard({ step: LAST_STEP, changes }) })
      }}
      eager
    >
      <fieldset disabled={saving.busy !== null} style={{ ...bareFieldset, display: 'grid', gap: 12 }}>
        <MasterPicker field="margin" />
        <Steps />
      </fieldset>
      {isMoved && <Caution role="note" title={t('margin.moved')} text={t('margin.movedText')} />}
      <CopyPrices row={detail} saved={saved} copy={values} after={t('margin.after')} kind={kind} failure={failure} />
      <PastQuestion date={past.asked} onClose={past.close} onSave={past.accept} />
      <AgreedQuestion {...agreed} onCopy={() => copy(form.getValues(), saved, LAST_STEP).open()} />
      <ConflictSheet
        id={id}
        refusal={saving.refusal}
        basis={machine.get().basis.form}
        onClose={saving.closeConflict}
        onKeepMine={saving.saveMerged}
        onTakeSaved={takeSaved}
      />
    </SheetForm>
  )
}

export type MarginSheetProps = { detail: PackageDetail; open: boolean; onClose: () => void }

/** 'Ubah margin' (docs/product.md §9.3). */
export const MarginSheet = ({ detail, open, onClose }: MarginSheetProps) => (
  <BottomSheet open={open} onClose={onClose} title={t('margin.title')}>
    <ReadForm id={detail.id}>{(read) => <MarginForm detail={detail} read={read} onClose={onClose} />}</ReadForm>
  </BottomSheet>
)
