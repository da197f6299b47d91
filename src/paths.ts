/** The paths that the inline script of index.html knows. */
export const startPaths = {
  home: '/',
  profile: '/profile',
  login: '/auth/login',
  unauthorized: '/unauthorized',
  notFound: '/404',
} as const

/** The paths of the screens that belong to no resource (docs/product.md §2.1). A resource makes its own paths: see its `resource.ts`. */
export const paths = {
  ...startPaths,
  /** An admin's Beranda of the desktop, on a phone (docs/product.md §15.1.7). */
  desk: '/desk',
  offerProfile: '/profile/penawaran',
  setup: '/mulai',
  invitation: '/undangan',
  reset: '/atur-ulang',
} as const
