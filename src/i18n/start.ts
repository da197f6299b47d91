/** The one text that must be said before any code of the app is there; apart from `id.ts`, which index.html cannot carry. */
export const startFailed = 'Aplikasi belum dapat dimuat. Periksa jaringan Anda, lalu muat ulang.'
