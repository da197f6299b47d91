import { CardListFrame } from '@/kit/CardListFrame'
import { RecordFrame } from '@/kit/RecordPage'
import { links, umrohPlus } from './resource'

const title = umrohPlus.options.label

/** The frames that index.html shows before React starts. Only the build loads this file. */
export const frames = {
  list: <CardListFrame title={title} />,
  record: <RecordFrame title={title} backTo={links.list} />,
}
