import styled from '@emotion/styled'
import Slider from '@mui/material/Slider'
import { useEffect, useId, useRef, type PointerEvent } from 'react'
import { colour, radius } from '@theme/tokens'
import { MOST_ZOOM, moved, pictureCut, type View } from '@/domain/pictures/pictureCut'
import { t } from '@/i18n/admin/desktop'

const Place = styled('div')({
  display: 'grid',
  gap: 16,
  '& p': { color: colour.quiet },
  '& canvas': {
    justifySelf: 'center',
    maxWidth: '100%',
    cursor: 'grab',
    touchAction: 'none',
    borderRadius: radius.small,
    outline: `1px solid ${colour.line}`,
  },
  '& canvas:active': { cursor: 'grabbing' },
  '& .slider': { display: 'grid', gridTemplateColumns: '6rem minmax(0, 1fr)', gap: 16, alignItems: 'center' },
})

/** The longest sides of the frame on the screen. It is drawn with twice as many pixels, for sharp screens. */
const FRAME = { width: 512, height: 288 }
const SHARP = 2

type Props = { picture: HTMLCanvasElement; aspect: number; view: View; onChange: (view: View) => void }

/** A picture behind a frame of fixed proportions. It is moved by dragging it, and by sliders for keys. */
export function PictureCropper({ picture, aspect, view, onChange }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const last = useRef<{ x: number; y: number } | null>(null)
  const width = Math.round(Math.min(FRAME.width, FRAME.height * aspect))
  const height = Math.round(width / aspect)

  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!context) return
    const { left, top, width: w, height: h } = pictureCut(picture, aspect, view)
    context.imageSmoothingQuality = 'high'
    context.drawImage(picture, left, top, w, h, 0, 0, width * SHARP, height * SHARP)
  }, [picture, aspect, view, width, height])

  function drag({ clientX, clientY }: PointerEvent<HTMLCanvasElement>) {
    if (!last.current || !canvas.current) return
    const shown = canvas.current.getBoundingClientRect()
    const by = { x: (last.current.x - clientX) / shown.width, y: (last.current.y - clientY) / shown.height }
    last.current = { x: clientX, y: clientY }
    onChange(moved(picture, aspect, view, by))
  }

  const end = () => {
    last.current = null
  }

  return (
    <Place>
      <p>{t('master.picture.adjustHint')}</p>
      <canvas
        ref={canvas}
        aria-hidden="true"
        width={width * SHARP}
        height={height * SHARP}
        style={{ width, aspectRatio: `${width} / ${height}` }}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          last.current = { x: event.clientX, y: event.clientY }
        }}
        onPointerMove={drag}
        onPointerUp={end}
        onPointerCancel={end}
      />
      <Sliders picture={picture} aspect={aspect} view={view} onChange={onChange} />
    </Place>
  )
}

/** How far the frame has come from one side of the picture to the other, of 100; null where it has no room to move. */
const share = (start: number, room: number) => (room > 0.5 ? Math.round((start / room) * 100) : null)

function Sliders({ picture, aspect, view, onChange }: Props) {
  const { left, top, width, height } = pictureCut(picture, aspect, view)
  const [across, down] = [picture.width - width, picture.height - height]
  return (
    <>
      <NamedSlider
        name={t('master.picture.zoom')}
        min={100}
        max={MOST_ZOOM * 100}
        value={Math.round(view.zoom * 100)}
        onChange={(value) => onChange({ ...view, zoom: value / 100 })}
      />
      <NamedSlider
        name={t('master.picture.across')}
        value={share(left, across)}
        onChange={(value) => onChange({ ...view, x: ((value / 100) * across + width / 2) / picture.width })}
      />
      <NamedSlider
        name={t('master.picture.down')}
        value={share(top, down)}
        onChange={(value) => onChange({ ...view, y: ((value / 100) * down + height / 2) / picture.height })}
      />
    </>
  )
}

type NamedSliderProps = {
  name: string
  value: number | null
  min?: number
  max?: number
  onChange: (value: number) => void
}

function NamedSlider({ name, value, min = 0, max = 100, onChange }: NamedSliderProps) {
  const id = useId()
  return (
    <div className="slider">
      <span id={id}>{name}</span>
      <Slider
        aria-labelledby={id}
        size="small"
        min={min}
        max={max}
        value={value ?? (min + max) / 2}
        disabled={value === null}
        valueLabelDisplay="auto"
        valueLabelFormat={(percent) => `${percent}%`}
        onChange={(_, next) => onChange(Number(next))}
      />
    </div>
  )
}
