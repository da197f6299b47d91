import { QueryAge } from '../../ui/feedback/QueryAge'
import { umrohRegular } from './resource'

const DETAIL_QUERY = [umrohRegular.name, 'getOne']

/** {@link QueryAge} of the package on screen. */
export const DetailAge = () => <QueryAge queryKey={DETAIL_QUERY} />
