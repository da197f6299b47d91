export { jakartaDay as businessDay } from '../../domain/values/jakarta'
