import { Title } from 'react-admin'
import { barTitle, useScreenTitle } from '../a11y/useScreenTitle'

/** Names an admin's screen: in the desktop's bar, and in the browser's tab. */
export function BarTitle({ title }: { title: string }) {
  useScreenTitle(title, barTitle)
  return <Title title={title} />
}
