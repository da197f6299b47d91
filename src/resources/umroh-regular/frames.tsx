import { CompareFrame, LoadingComparison } from './compare/CompareFrame'
import { DetailFrame, LoadingDetail, WaitingButtons } from './detail/DetailFrame'
import { ListBody, LoadingList } from './list/ListBody'
import { ListHead } from './list/ListHead'
import { FramedFilter, StatusFilter } from './status/StatusFilter'
import { LoadingWizard } from './wizard/LoadingWizard'

/**
 * The frames that index.html shows before React starts. The screens' own parts draw them, so that nothing moves when
 * React takes over.
 */
export const frames = {
  list: (
    <>
      <ListHead
        search=""
        mayCreate
        filters={
          <FramedFilter>
            <StatusFilter status={null} />
          </FramedFilter>
        }
      />
      <ListBody>
        <LoadingList />
      </ListBody>
    </>
  ),
  detail: (
    <DetailFrame buttons={<WaitingButtons />}>
      <LoadingDetail />
    </DetailFrame>
  ),
  compare: (
    <CompareFrame>
      <LoadingComparison />
    </CompareFrame>
  ),
  wizard: <LoadingWizard />,
}
