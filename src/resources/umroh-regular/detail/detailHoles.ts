import { shownStartCity } from '../../../domain/package/cityOrder'
import { CITIES, ROOM_TYPES, type PackageDetail } from '../../../domain/types'
import { formatRupiah } from '../../../domain/values/money'
import { t } from '../../../i18n/translate'

/** The order of the cities, as the mitra reads it. */
export function cityOrderText({ startCity, hotels }: Pick<PackageDetail, 'startCity' | 'hotels'>): string {
  const shown = shownStartCity(startCity, ...CITIES.map((city) => hotels[city] === null))
  return shown ? t(`city.${shown}`) : t('app.empty')
}

/** The texts of a detail's name and totals that differ from package to package, for the page before React. */
export function detailHoles(detail: PackageDetail) {
  const [double, triple, quad] = ROOM_TYPES.map((room) => formatRupiah(detail.totals[room])) as [string, string, string]
  return {
    name: detail.name ?? t('app.empty'),
    people: t('app.people', { n: detail.jamaah }),
    cities: cityOrderText(detail),
    double,
    triple,
    quad,
  }
}
