import styled from '@emotion/styled'
import { encode } from 'uqr'
import { t } from '../../i18n/ownAccount'

const QUIET_ZONE = 4

// A QR code is black on white in every theme: cameras look for that.
const Picture = styled('svg')({ width: 200, height: 200, background: '#fff', justifySelf: 'center', borderRadius: 8 })

/** Draws a text as a QR code. */
export function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { border: QUIET_ZONE })
  const dots = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <Picture role="img" aria-label={t('factor.qr')} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <path d={dots.join('')} fill="#000" />
    </Picture>
  )
}
