import { useRef, useState } from 'react'
import { Link } from 'react-router'
import type { OfferProfile } from '@/domain/offer/offerProfile'
import { readWhatsapp } from '@/domain/offer/whatsapp'
import type { PackageDetail } from '@/domain/types'
import { t } from '@/i18n/offer/share'
import { paths } from '@/paths'
import { Hint } from '@/ui/form/Field'
import { TextField } from '@/ui/form/TextField'
import { useSaveNumber } from '@/resources/offerProfileContext'
import { useIsOwn } from '@/resources/keptRounding'

/**
 * The number of a business whose offer profile has no number (docs/product.md §21.2.10). The offer
 * has it as soon as it can be read, the profile when its field is left or the offer is sent.
 */
export function useOwnNumber(detail: PackageDetail, profile: OfferProfile) {
  // An admin cannot fill in the profile of another mitra.
  const isOwn = useIsOwn(detail)
  const save = useSaveNumber()
  const [typed, setTyped] = useState('')
  const [isLeft, setLeft] = useState(false)
  // The save of a number that is under way: two at once would meet each other's version.
  const saving = useRef<{ of: string; isSaved: Promise<boolean> } | null>(null)
  const digits = typed.trim() === '' ? null : readWhatsapp(typed)
  const isWrong = typed.trim() !== '' && digits === null
  const whatsapp = digits ?? profile.whatsapp

  /** Saves a typed number once; after a failure again. Tells whether the profile has the number that the offer shows. */
  const saveNumber = async (): Promise<boolean> => {
    if (digits === null) return true
    if (saving.current?.of === digits && (await saving.current.isSaved)) return true
    const next = { of: digits, isSaved: save(digits) }
    saving.current = next
    return next.isSaved
  }
  return {
    isAsked: isOwn && (profile.whatsapp === null || typed !== ''),
    whatsapp,
    isWrong,
    saveNumber,
    field: {
      value: typed,
      error: isLeft && isWrong ? t('share.phoneInvalid') : undefined,
      onType: setTyped,
      onLeave: () => {
        setLeft(true)
        void saveNumber()
      },
    },
  }
}

export type OwnNumberProps = ReturnType<typeof useOwnNumber>['field']

/** Asks for the missing number, and says that it will stand in the offer. */
export const OwnNumber = ({ value, error, onType, onLeave }: OwnNumberProps) => (
  <div>
    <TextField
      label={t('share.ownNumber')}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      value={value}
      onChange={(event) => onType(event.target.value)}
      onBlur={onLeave}
      {...(error ? { error, hint: t('share.phoneHint') } : {})}
    />
    <Hint>
      {t('share.ownNumberHint')} <Link to={paths.offerProfile}>{t('profile.offer')}</Link>
    </Hint>
  </div>
)
