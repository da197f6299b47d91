import styled from '@emotion/styled'
import { FormProvider } from 'react-hook-form'
import { firstCheckIn } from '../../../domain/package/newDates'
import type { PackageForm } from '../../../domain/types'
import { today } from '../../../domain/values/dates'
import { t } from '../../../i18n/package/newDates'
import { colour, space } from '../../../../theme/tokens'
import { DateField } from '../../../ui/form/DateField'
import { Button } from '../../../ui/elements/Button'
import { sideBySide } from '../../../ui/layout/styles'
import type { Duplicated } from '../list/DuplicateSheet'
import { FormTextField } from '../wizard/form/FormTextField'
import { PriceRefreshes } from '../wizard/form/PriceRefreshes'
import { usePriceState } from '../wizard/form/usePriceState'
import { SaveControls } from '../wizard/save/SaveControls'
import { CopyPrices } from './CopyPrices'
import { LostChoices } from './LostChoices'
import { MovedStays } from './MovedStays'
import { useCopyForm } from './useCopyForm'

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
  },
})

export type CopyFormProps = { row: Duplicated; saved: PackageForm; name: string; onClose: () => void }

/** The copy as a form of the wizard: the wizard's own parts read its prices and save it. */
export function CopyForm({ row, saved, name, onClose }: CopyFormProps) {
  const { form, values, lost, saving, move, openWizard } = useCopyForm({ id: row.id, saved, name, onClose })
  const { save, saveAtServerPrices, busy, failure } = saving
  const { kind, failure: unread } = usePriceState(values)
  const isReady = kind === 'known' && lost.length === 0 && values.namaPaket.trim() !== ''
  const isSaving = busy !== null
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
          <SaveControls
            busy={busy}
            failure={failure}
            onLeaveToServer={isReady ? saveAtServerPrices : null}
            label={t('newDates.save')}
            disabled={!isReady}
          >
            <Button variant="outlined" size="large" onClick={openWizard} disabled={isSaving}>
              {t('newDates.open')}
            </Button>
          </SaveControls>
        </div>
      </Body>
      <PriceRefreshes eager={false} />
    </FormProvider>
  )
}
