/** Every screen path of the app (spec §2). Links and redirects are made here and nowhere else. */
export const paths = {
  home: '/',
  profile: '/profile',
  login: '/auth/login',
  packages: '/package/umroh-reguler',
  packageCreate: '/package/umroh-reguler/create',
  packageEdit: (id: string | number) => `/package/umroh-reguler/edit/${encodeURIComponent(id)}`,
  packageDetail: (id: string | number) => `/package/umroh-reguler/${encodeURIComponent(id)}`,
  unauthorized: '/unauthorized',
  notFound: '/404',
} as const
