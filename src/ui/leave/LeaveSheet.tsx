import styled from '@emotion/styled'
import { colour, space } from '@theme/tokens'
import { Button } from '../elements/Button'
import { BottomSheet } from '../sheet/BottomSheet'

const Body = styled('div')({
  display: 'grid',
  gap: 12,
  padding: `0 ${space.gutter}px`,
  '& p': { color: colour.quiet, marginBottom: 4, overflowWrap: 'anywhere' },
})

type Way = { label: string; onClick: () => void }

export type LeaveSheetProps = {
  open: boolean
  title: string
  text: string
  stay: Way
  /** Another way that loses nothing. */
  other?: Way | null
  /** Leaves and keeps what was typed. */
  keep?: Way | null
  /** Leaves and loses what was typed. */
  discard?: Way | null
}

/** Asks before a step that the user may not want, such as leaving a screen with unsaved changes. */
export const LeaveSheet = ({ open, title, text, stay, other, keep, discard }: LeaveSheetProps) => (
  <BottomSheet open={open} onClose={stay.onClick} title={title}>
    <Body>
      <p>{text}</p>
      <Button variant="contained" size="large" onClick={stay.onClick}>
        {stay.label}
      </Button>
      {[other, keep].map(
        (way) =>
          way && (
            <Button key={way.label} variant="outlined" size="large" onClick={way.onClick}>
              {way.label}
            </Button>
          ),
      )}
      {discard && (
        <Button size="large" style={{ color: colour.error }} onClick={discard.onClick}>
          {discard.label}
        </Button>
      )}
    </Body>
  </BottomSheet>
)
