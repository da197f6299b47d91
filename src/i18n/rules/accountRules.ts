/** Problems of a user, a mitra or the first owner: for the forms, which load these texts with their screens, and for the API's 422. */
export const accountProblemTexts = {
  nameRequired: 'Nama wajib diisi',
  nameLength: 'Nama maksimal 200 karakter',
  nameCharacters: 'Nama mengandung karakter yang tidak dapat disimpan',
  emailRequired: 'Email wajib diisi',
  emailFormat: 'Format email tidak valid',
  rolesUnknown: 'Peran tidak dikenal',
  permissionsUnknown: 'Hak tidak dikenal',
} as const

/** The usual sets of permissions, for the form of a user and for the list of the shell. */
export const presetNames = { owner: 'Pemilik', prices: 'Staf harga', sales: 'Staf penjualan' } as const
