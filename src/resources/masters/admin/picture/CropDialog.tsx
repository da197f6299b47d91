import Alert from '@mui/material/Alert'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useDataProvider } from 'ra-core'
import { useId, useState } from 'react'
import type { PartnerDataProvider } from '@/data-provider/types'
import { toBase64 } from '@/domain/values/base64'
import { aspectOf, pictureCut, WHOLE } from '@/domain/pictures/pictureCut'
import { t } from '@/i18n/admin/desktop'
import { useKeptFocus } from '@/ui/a11y/useKeptFocus'
import { Button } from '@/ui/elements/Button'
import { drawnCut, smallJpeg } from '@/ui/elements/smallJpeg'
import { reasonOf } from '@/ui/feedback/reasonOf'
import { useResource } from '@/ui/hooks/useResource'
import { useWrite } from '@/ui/hooks/useWrite'
import { PictureCropper } from './PictureCropper'
import { PICTURES, type PictureKind } from './pictures'

/** A photo of 20 MB has more pixels than a screen needs, and moving it would stutter. */
const WORKING_SIDE = 2560

type Props = {
  kind: PictureKind
  picture: ImageBitmap
  onClose: () => void
  /** Told of the path of the picture that was sent. */
  onSent: (path: string) => void
}

/** Chooses the part of a picture that a record shows, and sends it (docs/product.md §15.8.3). */
export function CropDialog({ kind, picture, onClose, onSent }: Props) {
  const titleId = useId()
  const { shape, bounds } = PICTURES[kind]
  const [working] = useState(() => drawnCut(picture, { left: 0, top: 0, ...sizeOf(picture) }, WORKING_SIDE))
  const [view, setView] = useState(WHOLE)
  const aspect = aspectOf(working, shape)
  const provider = useDataProvider<PartnerDataProvider>()
  const resource = useResource()
  const { run, isPending, error } = useWrite<void, string>({
    resource,
    write: async () => {
      const jpeg = await smallJpeg(working, pictureCut(working, aspect, view), bounds)
      if (!jpeg) throw new Error(t('master.picture.failed'))
      return provider.uploadPicture(resource, toBase64(jpeg))
    },
    onWritten: () => undefined,
  })

  useKeptFocus(isPending)

  function send() {
    run(undefined, {
      onDone(path) {
        onSent(path)
        onClose()
      },
    })
  }

  return (
    <Dialog
      open
      onClose={(_, reason) => reason === 'escapeKeyDown' && !isPending && onClose()}
      aria-labelledby={titleId}
      maxWidth="sm"
      fullWidth
    >
      <DialogTitle id={titleId}>{t('master.picture.adjust')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 4 }}>
        <PictureCropper picture={working} aspect={aspect} view={view} onChange={setView} />
        {error && !isPending && (
          <Alert severity="error">{t('master.picture.notSent', { reason: reasonOf(error) })}</Alert>
        )}
      </DialogContent>
      <DialogActions sx={{ p: 6, pt: 0 }}>
        <Button onClick={onClose} disabled={isPending}>
          {t('app.cancel')}
        </Button>
        <Button variant="contained" onClick={send} disabled={isPending}>
          {isPending ? t('master.picture.sending') : t('master.picture.use')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

const sizeOf = ({ width, height }: ImageBitmap) => ({ width, height })
