export { HotelCard } from './pickers/HotelCard'
export { HotelPicker } from './pickers/HotelPicker'
export { HotelRefresh } from './pickers/HotelRefresh'
