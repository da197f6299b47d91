/** Problems of a new password (domain/access/newPassword.ts): for the forms, which load these texts with their screens, and for the API's 422. */
export const newPasswordTexts = {
  required: 'Kata sandi baru wajib diisi',
  characters: 'Kata sandi mengandung karakter yang tidak dapat dipakai',
  tooShort: 'Kata sandi minimal 8 karakter',
  tooLong: 'Kata sandi maksimal 128 karakter',
  isEmail: 'Kata sandi tidak boleh sama dengan email',
  common: 'Kata sandi ini terlalu umum dan mudah ditebak. Pilih yang lain.',
} as const
