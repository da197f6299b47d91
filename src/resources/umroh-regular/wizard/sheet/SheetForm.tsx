import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { FormProvider, type UseFormReturn } from 'react-hook-form'
import type { PackageForm } from '@/domain/types'
import { t } from '@/i18n/package/newDates'
import { colour, space } from '@theme/tokens'
import { Button } from '@/ui/elements/Button'
import { sideBySide } from '@/ui/layout/styles'
import { PriceRefreshes } from '../form/PriceRefreshes'
import { SaveControls } from '../save/SaveControls'
import type { useSaving } from '../save/useSaving'

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

export type SheetFormProps = {
  form: UseFormReturn<PackageForm>
  saving: Pick<ReturnType<typeof useSaving>, 'busy' | 'failure' | 'saveAnyway'>
  /** The form can be saved. */
  isReady: boolean
  onSave: () => void
  label: string
  /** Goes on in the wizard. */
  onOpen: () => void
  /** See {@link PriceRefreshes}. */
  eager: boolean
  children: ReactNode
}

/** A form of the wizard in a sheet: the wizard's own parts read its prices and save it. */
export function SheetForm({ form, saving, isReady, onSave, label, onOpen, eager, children }: SheetFormProps) {
  const { busy, failure, saveAnyway } = saving
  return (
    <FormProvider {...form}>
      <Body
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (isReady) onSave()
        }}
      >
        {children}
        <div className="buttons">
          <SaveControls
            busy={busy}
            failure={failure}
            onAnyway={isReady ? saveAnyway : null}
            label={label}
            disabled={!isReady}
          >
            <Button variant="outlined" size="large" onClick={onOpen} disabled={busy !== null}>
              {t('newDates.open')}
            </Button>
          </SaveControls>
        </div>
      </Body>
      <PriceRefreshes eager={eager} />
    </FormProvider>
  )
}
