import { LoadingCards } from '../../ui/feedback/LoadingCards'
import { ScreenHeader } from '../../ui/layout/Screen'
import { links, umrohPlus } from './resource'

const title = umrohPlus.options.label

/** What index.html draws before React is there. The build reads this file; no phone fetches it. */
export const frames = {
  list: (
    <>
      <ScreenHeader title={title} backTo="/" backLabel="Kembali" />
      <LoadingCards heights={[80, 80, 80]} />
    </>
  ),
  record: (
    <>
      <ScreenHeader title={title} backTo={links.list} backLabel="Kembali ke daftar" />
      <LoadingCards heights={[120]} />
    </>
  ),
}
