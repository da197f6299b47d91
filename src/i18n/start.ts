/**
 * index.html shows this text when the app's code does not load. It has its own file because index.html cannot carry
 * `id.ts`.
 */
export const startFailed = 'Aplikasi belum dapat dimuat. Periksa jaringan Anda, lalu muat ulang.'
