import { LoadingCards } from '../../ui/feedback/LoadingCards'
import { ScreenHeader } from '../../ui/layout/Screen'
import { links, umrohPlus } from './resource'

const title = umrohPlus.options.label

/** The frames that index.html shows before React starts. Only the build loads this file. */
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
