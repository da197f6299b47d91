import type { OfferProfile } from '@/domain/offer/offerProfile'
import { t } from '@/i18n/offer/offerProfile'
import { PROFILE_FIELDS, profileFieldName, profileInWords, type ProfileField } from '@/offer/profileWords'
import { Button } from '@/ui/elements/Button'
import { BottomSheet, SheetBody } from '@/ui/sheet/BottomSheet'
import { useKept } from '@/ui/hooks/useKept'
import { ValueComparison } from '@/ui/sheet/ValueComparison'

/** The fields in which two profiles differ. */
const differingFields = (a: OfferProfile, b: OfferProfile): ProfileField[] =>
  PROFILE_FIELDS.filter((field) => JSON.stringify(a[field]) !== JSON.stringify(b[field]))

export type Versions = { mine: OfferProfile; theirs: OfferProfile }

export type ConflictSheetProps = {
  /** Null: there is no conflict. */
  versions: Versions | null
  onClose: () => void
  onKeepMine: () => void
  onTakeTheirs: () => void
}

/** Shows the user's profile beside the one that somebody else has saved, and asks which to keep. */
export function ConflictSheet({ versions, onClose, onKeepMine, onTakeTheirs }: ConflictSheetProps) {
  const shown = useKept(versions)
  return (
    <BottomSheet open={versions !== null} onClose={onClose} title={t('offerProfile.conflict.title')}>
      <SheetBody>
        <p className="text">{t('offerProfile.conflict.text')}</p>
        {shown && (
          <ValueComparison
            title={t('offerProfile.conflict.differing')}
            fields={differingFields(shown.mine, shown.theirs).map((field) => ({
              name: profileFieldName(field),
              values: [
                [t('offerProfile.conflict.mine'), profileInWords(shown.mine, field)],
                [t('offerProfile.conflict.theirs'), profileInWords(shown.theirs, field)],
              ],
            }))}
          />
        )}
        <Button variant="contained" size="large" onClick={onKeepMine}>
          {t('offerProfile.conflict.keepMine')}
        </Button>
        <Button variant="outlined" size="large" onClick={onTakeTheirs}>
          {t('offerProfile.conflict.takeTheirs')}
        </Button>
      </SheetBody>
    </BottomSheet>
  )
}
