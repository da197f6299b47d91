import { DetailFrame, LoadingDetail } from './detail/DetailFrame'
import { ListBody, LoadingList } from './list/ListBody'
import { ListHead } from './list/ListHead'
import { LoadingWizard } from './wizard/LoadingWizard'

/** What index.html draws of the screens before React is there: made of their own parts, so that nothing moves when they come. */
export const frames = {
  list: (
    <>
      <ListHead search="" mayCreate />
      <ListBody>
        <LoadingList />
      </ListBody>
    </>
  ),
  detail: (
    <DetailFrame>
      <LoadingDetail />
    </DetailFrame>
  ),
  wizard: <LoadingWizard />,
}
