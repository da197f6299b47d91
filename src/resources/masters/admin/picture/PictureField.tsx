import styled from '@emotion/styled'
import BuildingIcon from '@mui/icons-material/ApartmentRounded'
import PlaneIcon from '@mui/icons-material/FlightRounded'
import { useId, useState, type ClipboardEvent, type DragEvent } from 'react'
import { useController } from 'react-hook-form'
import { colour, radius } from '@theme/tokens'
import { t } from '@/i18n/admin/desktop'
import { Button } from '@/ui/elements/Button'
import { RemoteImage } from '@/ui/elements/RemoteImage'
import { openPicture, type PictureTrouble } from '@/ui/elements/smallJpeg'
import { Caption, FieldError, Hint } from '@/ui/form/Field'
import { FileButton, PICTURE_FILES } from '@/ui/elements/FileButton'
import { TextField } from '@/ui/form/TextField'
import { TypedField } from '@/ui/form/typed/TypedField'
import { useFeature } from '@/ui/layout/features'
import { CropDialog } from './CropDialog'
import { PICTURES, type PictureKind } from './pictures'

const Group = styled('div')({
  display: 'grid',
  justifyItems: 'start',
  gap: 8,
  '& [role=alert]:empty': { display: 'none' },
  '& .buttons': { display: 'flex', flexWrap: 'wrap', gap: 12 },
  '& .shown': { display: 'flex', borderRadius: radius.small, outlineOffset: 2 },
  '& .shown[data-over]': { outline: `2px dashed ${colour.accent}` },
})

const TEXT: Record<PictureTrouble, string> = { wrong: t('master.picture.wrong'), failed: t('master.picture.failed') }
const PLACEHOLDER = { photo: <BuildingIcon />, logo: <PlaneIcon /> }

type Props = { name: string; label: string; kind: PictureKind }

/** The picture of a hotel or the logo of a flight (docs/product.md §15.8.1). A partner API without uploads keeps its path. */
export const PictureField = (props: Props) =>
  useFeature('uploads') ? <UploadField {...props} /> : <TypedField name={props.name} label={props.label} />

function UploadField({ name, label: pathLabel, kind }: Props) {
  const { field, fieldState } = useController<Record<string, string>>({ name })
  const { label, preview } = PICTURES[kind]
  const [chosen, setChosen] = useState<ImageBitmap | null>(null)
  const [trouble, setTrouble] = useState<PictureTrouble | null>(null)
  const [isOpening, setIsOpening] = useState(false)
  const [isOver, setIsOver] = useState(false)
  const [isOpen, setIsOpen] = useState(false)
  const [captionId, errorId, hintId] = [useId(), useId(), useId()]
  const problem = fieldState.error?.message

  async function open(file: File | undefined) {
    if (!file || isOpening || chosen) return
    setIsOpening(true)
    const opened = await openPicture(file)
    setIsOpening(false)
    setTrouble('trouble' in opened ? opened.trouble : null)
    if ('picture' in opened) setChosen(opened.picture)
  }

  function set(path: string) {
    setTrouble(null)
    field.onChange(path)
  }

  function close() {
    chosen?.close()
    setChosen(null)
  }

  const drag = (is: boolean) => (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setIsOver(is)
  }

  return (
    <Group
      role="group"
      aria-labelledby={captionId}
      onPaste={({ clipboardData }: ClipboardEvent) => void open(clipboardData.files[0])}
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={(event) => {
        drag(false)(event)
        void open(event.dataTransfer.files[0])
      }}
    >
      <Caption id={captionId}>{label}</Caption>
      <span className="shown" data-over={isOver || undefined}>
        <RemoteImage
          path={field.value || null}
          alt={field.value ? t('master.picture.alt') : ''}
          {...preview}
          whole={kind === 'logo'}
          placeholder={PLACEHOLDER[kind]}
        />
      </span>
      <div className="buttons">
        <FileButton
          label={t('master.picture.choose')}
          accept={PICTURE_FILES}
          onChoose={(file) => void open(file)}
          variant="outlined"
          aria-describedby={trouble ? `${errorId} ${hintId}` : hintId}
          aria-busy={isOpening}
        >
          {t(isOpening ? 'master.picture.opening' : 'master.picture.choose')}
        </FileButton>
        {field.value && (
          <Button variant="outlined" onClick={() => set('')}>
            {t('master.picture.remove')}
          </Button>
        )}
        <Button aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {t('master.picture.path')}
        </Button>
      </div>
      <div role="alert">
        <FieldError id={errorId} message={trouble ? TEXT[trouble] : undefined} />
      </div>
      <Hint id={hintId}>{t('master.picture.hint')}</Hint>
      {(isOpen || problem) && <TextField {...field} label={pathLabel} autoComplete="off" error={problem} />}
      {chosen && <CropDialog kind={kind} picture={chosen} onClose={close} onSent={set} />}
    </Group>
  )
}
