import type { TranslationMessages } from 'ra-core'

/** react-admin's own texts in Indonesian, for its desktop screens; typed, so that a missing one does not compile. */
export const reactAdmin: TranslationMessages = {
  ra: {
    action: {
      add: 'Tambah', add_filter: 'Tambah filter', back: 'Kembali', bulk_actions: '%{smart_count} dipilih', cancel: 'Batal',
      clear_array_input: 'Kosongkan daftar', clear_input_value: 'Kosongkan', clone: 'Duplikat', close: 'Tutup', close_menu: 'Tutup menu',
      confirm: 'Ya', create: 'Buat Baru', create_item: 'Buat %{item}', delete: 'Hapus', edit: 'Edit', expand: 'Buka', export: 'Ekspor CSV',
      list: 'Daftar', move_down: 'Turunkan', move_up: 'Naikkan', open: 'Buka', open_menu: 'Buka menu', refresh: 'Muat ulang', remove: 'Hapus',
      remove_all_filters: 'Hapus semua filter', remove_filter: 'Hapus filter', reset: 'Atur ulang', save: 'Simpan', search: 'Cari',
      search_columns: 'Cari kolom', select_all: 'Pilih semua', select_all_button: 'Pilih semua', select_columns: 'Pilih kolom', select_row: 'Pilih baris',
      show: 'Lihat', sort: 'Urutkan', toggle_theme: 'Ganti tema', undo: 'Urungkan', unselect: 'Batal pilih', update: 'Perbarui', update_application: 'Muat versi baru',
    },
    auth: {
      auth_check_error: 'Silakan masuk untuk melanjutkan', email: 'Email', logout: 'Keluar', password: 'Password', sign_in: 'Masuk',
      sign_in_error: 'Gagal masuk, coba lagi', user_menu: 'Profil', username: 'Nama pengguna',
    },
    boolean: { true: 'Ya', false: 'Tidak', null: '-' },
    input: {
      file: { upload_several: 'Letakkan berkas di sini, atau klik untuk memilih.', upload_single: 'Letakkan berkas di sini, atau klik untuk memilih.' },
      image: { upload_several: 'Letakkan gambar di sini, atau klik untuk memilih.', upload_single: 'Letakkan gambar di sini, atau klik untuk memilih.' },
      password: { toggle_hidden: 'Sembunyikan password', toggle_visible: 'Tampilkan password' },
      references: { all_missing: 'Data rujukan tidak ditemukan.', many_missing: 'Sebagian data rujukan sudah tidak ada.', single_missing: 'Data rujukan sudah tidak ada.' },
    },
    message: {
      about: 'Tentang', access_denied: 'Anda tidak memiliki akses ke halaman ini', are_you_sure: 'Anda yakin?', auth_error: 'Sesi tidak dapat diperiksa.',
      authentication_error: 'Server tidak dapat memeriksa sesi Anda.', bulk_delete_content: 'Hapus %{smart_count} data ini?', bulk_delete_title: 'Hapus data',
      bulk_update_content: 'Perbarui %{smart_count} data ini?', bulk_update_title: 'Perbarui data', clear_array_input: 'Kosongkan seluruh daftar?',
      delete_content: 'Hapus data ini? Paket yang sudah memakainya tetap dapat dibuka.', delete_title: 'Hapus data', details: 'Rincian',
      error: 'Terjadi kesalahan dan permintaan tidak dapat diselesaikan.', invalid_form: 'Ada isian yang belum benar. Periksa kembali.', loading: 'Memuat…', no: 'Tidak',
      not_found: 'Alamat salah, atau datanya sudah tidak ada.', placeholder_data_warning: 'Jaringan bermasalah: data belum dapat diperbarui.',
      select_all_limit_reached: 'Terlalu banyak data; hanya %{max} yang dipilih.', unsaved_changes: 'Perubahan belum disimpan. Tetap tinggalkan halaman?', yes: 'Ya',
    },
    navigation: {
      clear_filters: 'Hapus filter', current_page: 'Halaman %{page}', first: 'Ke halaman pertama', last: 'Ke halaman terakhir', next: 'Ke halaman berikutnya',
      no_filtered_results: 'Tidak ada yang cocok dengan pencarian.', no_more_results: 'Halaman %{page} tidak ada. Kembali ke halaman sebelumnya.', no_results: 'Belum ada data',
      page: 'Ke halaman %{page}', page_out_from_begin: 'Ini halaman pertama', page_out_from_end: 'Ini halaman terakhir', page_out_of_boundaries: 'Halaman %{page} tidak ada',
      page_range_info: '%{offsetBegin}–%{offsetEnd} dari %{total}', page_rows_per_page: 'Baris per halaman:', partial_page_range_info: '%{offsetBegin}–%{offsetEnd} dari lebih dari %{offsetEnd}',
      previous: 'Ke halaman sebelumnya', skip_nav: 'Langsung ke isi',
    },
    notification: {
      application_update_available: 'Versi baru tersedia.', bad_item: 'Data tidak dikenal', canceled: 'Dibatalkan', created: 'Data tersimpan.', data_provider_error: 'Data tidak dapat dibaca.',
      deleted: 'Data terhapus.', http_error: 'Tidak dapat menghubungi server', i18n_error: 'Terjemahan tidak dapat dimuat', item_doesnt_exist: 'Data tidak ditemukan',
      logged_out: 'Sesi Anda telah berakhir. Silakan masuk kembali.', not_authorized: 'Anda tidak memiliki akses untuk melakukan ini.', offline: 'Tidak ada koneksi. Data belum dapat dimuat.', updated: 'Data tersimpan.',
    },
    page: {
      access_denied: 'Akses ditolak', authentication_error: 'Kesalahan sesi', create: 'Buat %{name}', dashboard: 'Beranda', edit: 'Edit %{name}', empty: 'Belum ada data', error: 'Terjadi kesalahan',
      invite: 'Buat yang pertama?', list: '%{name}', loading: 'Memuat…', not_found: 'Tidak ditemukan', show: '%{name}',
    },
    saved_queries: {
      help: 'Simpan pencarian ini untuk nanti', label: 'Pencarian tersimpan', new_dialog_title: 'Simpan pencarian', new_label: 'Simpan pencarian…', query_name: 'Nama pencarian',
      remove_dialog_title: 'Hapus pencarian?', remove_label: 'Hapus pencarian', remove_label_with_name: 'Hapus pencarian “%{name}”', remove_message: 'Hapus pencarian ini dari daftar?',
    },
    sort: { ASC: 'menaik', DESC: 'menurun', sort_by: 'Urutkan menurut %{field_lower_first} %{order}' },
    validation: {
      email: 'Format email tidak valid', maxLength: 'Maksimal %{max} karakter', maxValue: 'Maksimal %{max}', minLength: 'Minimal %{min} karakter', minValue: 'Minimal %{min}',
      number: 'Harus berupa angka', oneOf: 'Harus salah satu dari: %{options}', regex: 'Format tidak sesuai', required: 'Wajib diisi', unique: 'Sudah dipakai',
    },
  },
}
