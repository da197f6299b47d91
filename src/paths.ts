/** The paths of the screens that belong to no resource (docs/product.md §2.1). A resource makes its own paths: see its `resource.ts`. */
export const paths = {
  home: '/',
  profile: '/profile',
  offerProfile: '/profile/penawaran',
  login: '/auth/login',
  setup: '/mulai',
  invitation: '/undangan/:token',
  reset: '/atur-ulang/:token',
  unauthorized: '/unauthorized',
  notFound: '/404',
} as const
