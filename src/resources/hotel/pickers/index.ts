export { HotelCard } from './HotelCard'
export { HotelPicker } from './HotelPicker'
export { HotelRefresh } from './HotelRefresh'
export { hotelList } from './useHotelOptions'
