import Card from '@mui/material/Card'
import { Notice, type NoticeProps } from '@/ui/feedback/Notice'

/** A notice in place of what a tab shows. */
export const NoticeCard = (props: NoticeProps) => (
  <Card>
    <Notice {...props} />
  </Card>
)
