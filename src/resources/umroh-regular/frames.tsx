import { CardListFrame } from '@/kit/CardListFrame'
import { RecordFrame } from '@/kit/RecordPage'
import { CompareFrame, LoadingComparison } from './compare/CompareFrame'
import { DetailFooter, detailHead, LoadingDetail, WaitingButtons } from './detail/DetailFrame'
import { listHead, ListMenu, LoadingList } from './list/frameParts'
import { FramedFilter, StatusFilter } from './status/StatusFilter'
import { LoadingWizard } from './wizard/LoadingWizard'

/**
 * The frames that index.html shows before React starts. The screens' own parts draw them, so that nothing moves when
 * React takes over.
 */
export const frames = {
  list: (
    <CardListFrame
      {...listHead}
      beside={<ListMenu />}
      filters={
        <FramedFilter>
          <StatusFilter status={null} />
        </FramedFilter>
      }
      loading={<LoadingList />}
    />
  ),
  show: (
    <RecordFrame {...detailHead} loading={<LoadingDetail />} footer={<DetailFooter buttons={<WaitingButtons />} />} />
  ),
  compare: (
    <CompareFrame>
      <LoadingComparison />
    </CompareFrame>
  ),
  wizard: <LoadingWizard />,
}
