import { LoadingCards } from '../../ui/feedback/LoadingCards'
import { ScreenHeader } from '../../ui/layout/Screen'
import { links, umrohPlus } from './resource'
import { texts } from './texts'

const title = umrohPlus.options.label

/** The frames that index.html shows before React starts. Only the build loads this file. */
export const frames = {
  list: (
    <>
      <ScreenHeader title={title} backTo="/" backLabel={texts.back} />
      <LoadingCards heights={[80, 80, 80]} />
    </>
  ),
  record: (
    <>
      <ScreenHeader title={title} backTo={links.list} backLabel={texts.backToList} />
      <LoadingCards heights={[120]} />
    </>
  ),
}
