import Dialog from '@mui/material/Dialog'
import CloseIcon from '@mui/icons-material/CloseRounded'
import styled from '@emotion/styled'
import type { RefObject } from 'react'
import { t } from '@/i18n/offer/share'
import { PICTURE } from '@/offer/picture/pictureLayout'
import { useStillPage } from '@/ui/a11y/useStillPage'
import { IconButton } from '@/ui/elements/IconButton'
import { keepFromBrowser, useCloseRequest } from '@/ui/sheet/useCloseRequest'

const Whole = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  '& > button': { alignSelf: 'flex-end', flex: 'none', margin: 8 },
  '& > div': { flex: 1, minHeight: 0, padding: '0 12px 12px', display: 'grid', placeItems: 'center' },
  '& canvas': { display: 'block', maxWidth: '100%', maxHeight: '100%', minHeight: 0 },
})

export type FullPictureProps = {
  /** The drawn picture. */ source: RefObject<HTMLCanvasElement | null>
  name: string
  open: boolean
  onClose: () => void
}

/** The offer's picture on the whole screen (docs/product.md §21.2.6). */
export function FullPicture({ source, name, open, onClose }: FullPictureProps) {
  useCloseRequest(open, onClose)
  useStillPage(open)
  const copy = (canvas: HTMLCanvasElement | null) => {
    if (canvas && source.current) canvas.getContext('2d')?.drawImage(source.current, 0, 0)
  }
  return (
    <Dialog
      fullScreen
      open={open}
      onClose={onClose}
      onKeyDown={keepFromBrowser}
      slotProps={{ paper: { 'aria-label': t('share.enlarged') } }}
    >
      <Whole>
        <IconButton onClick={onClose} label={t('app.close')}>
          <CloseIcon fontSize="small" />
        </IconButton>
        <div>
          <canvas ref={copy} {...PICTURE} role="img" aria-label={name} />
        </div>
      </Whole>
    </Dialog>
  )
}
