import { umrohRegular } from './resource'

/** The beginning of react-admin's cache keys of single packages. */
export const DETAIL_QUERY = [umrohRegular.name, 'getOne']
