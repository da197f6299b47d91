import styled from '@emotion/styled'
import { CardListFrame } from '@/kit/CardListFrame'
import { RecordFrame } from '@/kit/RecordPage'
import { CompareFrame, LoadingComparison } from './compare/CompareFrame'
import { DetailFooter, detailHead, FramedButtons, LoadingDetail } from './detail/DetailFrame'
import { listHead, ListMenu, LoadingList } from './list/frameParts'
import { SortIconButton, SortPlace } from './list/SortButton'
import { FramedFilter, StatusFilter } from './status/StatusFilter'
import { CreateLink } from './home/CreateLink'
import { LoadingWizard } from './wizard/LoadingWizard'

/** 'Urutkan', once the data that the page draws before React say that the API sorts (early.ts). */
const IfSorted = styled('span')({ display: 'contents', 'html:not([data-has~=sort]) &': { display: 'none' } })

/**
 * The frames that index.html shows before React starts. The screens' own parts draw them, so that nothing moves when
 * React takes over.
 */
export const frames = {
  home: <CreateLink />,
  list: (
    <CardListFrame
      {...listHead}
      beside={
        <>
          <IfSorted>
            <SortPlace>
              <SortIconButton />
            </SortPlace>
          </IfSorted>
          <ListMenu />
        </>
      }
      filters={
        <FramedFilter>
          <StatusFilter status={null} />
        </FramedFilter>
      }
      loading={<LoadingList />}
    />
  ),
  show: (
    <RecordFrame {...detailHead} loading={<LoadingDetail />} footer={<DetailFooter buttons={<FramedButtons />} />} />
  ),
  compare: (
    <CompareFrame>
      <LoadingComparison />
    </CompareFrame>
  ),
  wizard: <LoadingWizard />,
}
