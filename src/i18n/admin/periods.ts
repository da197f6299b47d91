import { textsOf } from '../translate'

/** The texts of a hotel's periods in its form. They load with the form. */
const periods = {
  title: 'Periode',
  add: 'Tambah periode tanggal',
  number: 'Nomor',
  row: 'Periode %{n}',
  from: 'Dari malam',
  to: 'Sampai malam',
  checkOut: 'check-out %{day}',
  label: 'Nama',
  weekend: 'Akhir pekan +',
  note: 'Catatan',
  actions: 'Salin atau hapus',
  pick: 'Pilih tanggal %{cell} periode %{n}',
  copy: 'Salin periode %{n}',
  remove: 'Hapus periode %{n}',
  removed: 'Periode %{n} dihapus.',
  undo: 'Urungkan',
  hint: 'SAR per kamar per malam. Kosongkan bila tidak dijual. Tab mengambil usulan abu-abu.',
  gap: 'Periode %{n} mulai malam %{day}.',
  shift: 'Geser periode berikutnya juga',
  past: 'Tampilkan %{n} yang lewat',
  weekendNights: 'Malam akhir pekan',
  notes: 'Periksa lagi',
  unsold: 'Tanpa harga: %{nights}',
  base: 'Di luar periode: Tarif dasar',
  baseIn: 'Di luar periode: Tarif dasar, juga %{nights}',
  drop: 'Periode %{row}: %{room} turun %{n} % terhadap periode sebelumnya',
  ends: 'Daftar berakhir %{date}, %{n} hari lagi',
  ended: 'Daftar berakhir %{date}, sudah lewat',
} as const

const preview = {
  title: 'Pratinjau',
  year: 'Setahun mulai malam ini',
  unsold: 'tidak dijual',
  base: 'Tarif dasar %{season}',
  trial: 'Coba menginap',
  checkIn: 'Check-in',
  checkOut: 'Check-out',
  perJamaah: '%{rupiah} per jamaah',
  roomUnsold: 'tidak dijual %{nights}',
} as const

export const t = textsOf({ periods, periodPreview: preview })
