import { textsOf } from '../translate'

/** The units of masters' prices (docs/product.md §8.5), loaded with the screens that show them. */
const priceUnits = {
  unit: {
    jamaah: 'per jamaah',
    group: 'per rombongan, dibagi jumlah jamaah',
    vehicle: 'per kendaraan',
    /** The rest of a price of the group, for a known number of jamaah. */
    share: '÷ %{n} = %{amount}',
    unknown: 'Harga belum tersedia',
    /** A price by the size of the group. */
    ofSizes: '%{price} (%{sizes} jamaah)',
    from: 'mulai %{n} jamaah %{price}',
    tooSmall: 'Belum ada harga untuk %{n} jamaah',
  },
} as const

export const t = textsOf(priceUnits)
