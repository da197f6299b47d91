import styled from '@emotion/styled'
import { useId, useState } from 'react'
import { useController } from 'react-hook-form'
import { logoAddress } from '@/domain/offer/logo'
import { t } from '@/i18n/offer/offerProfile'
import { FieldError } from '@/ui/form/Field'
import { Button } from '@/ui/elements/Button'
import { FileButton, PICTURE_FILES } from '@/ui/elements/FileButton'
import { sideBySide } from '@/ui/layout/styles'
import { colour, radius } from '@theme/tokens'
import type { PictureTrouble } from '@/ui/elements/smallJpeg'
import { shrunkLogo } from './shrinkLogo'
import type { TypedProfile } from './typedProfile'

const Group = styled('div')({
  '& .name': { fontSize: '0.875rem', fontWeight: 600 },
  '& .shown': {
    display: 'grid',
    placeItems: 'center start',
    height: 96,
    margin: '6px 0 12px',
    padding: 10,
    borderRadius: radius.medium,
    border: `1px solid ${colour.line}`,
    // A logo stands on white everywhere, also in the dark scheme.
    backgroundColor: '#fff',
  },
  '& img': { display: 'block', maxWidth: '100%', maxHeight: 76 },
  '& .buttons': { ...sideBySide, gap: 12 },
})

const TEXT: Record<PictureTrouble, string> = {
  wrong: t('offerProfile.logoWrong'),
  failed: t('offerProfile.logoFailed'),
}

/** The logo of the business (docs/product.md §21.9): a picture that the phone cuts and shrinks. */
export function LogoField() {
  const { field, fieldState } = useController<TypedProfile, 'logo'>({ name: 'logo' })
  const { ref, value, onChange } = field
  const [trouble, setTrouble] = useState<PictureTrouble | null>(null)
  const errorId = useId()

  async function choose(file: File) {
    const made = await shrunkLogo(file)
    setTrouble('trouble' in made ? made.trouble : null)
    if ('logo' in made) onChange(made.logo)
  }

  function remove() {
    setTrouble(null)
    onChange('')
  }

  const problem = trouble ? TEXT[trouble] : fieldState.error?.message
  return (
    <Group role="group" aria-label={t('offerProfile.logo')}>
      <span className="name" aria-hidden="true">
        {t('offerProfile.logo')}
      </span>
      {value !== '' && (
        <div className="shown">
          <img src={logoAddress(value)} alt={t('offerProfile.logoAlt')} />
        </div>
      )}
      <div className="buttons">
        <FileButton
          ref={ref}
          label={t('offerProfile.chooseLogo')}
          accept={PICTURE_FILES}
          onChoose={(file) => void choose(file)}
          variant="outlined"
          aria-describedby={problem ? errorId : undefined}
        />
        {value !== '' && (
          <Button variant="outlined" onClick={remove}>
            {t('offerProfile.removeLogo')}
          </Button>
        )}
      </div>
      <div role="alert">
        <FieldError id={errorId} message={problem} />
      </div>
      <p className="hint">{t('offerProfile.logoHint')}</p>
    </Group>
  )
}
