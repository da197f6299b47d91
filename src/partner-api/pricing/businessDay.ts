export { jakartaDay as businessDay } from '@/domain/values/dates'
