// `:id` is the router's own pattern and stays as it is.
const segment = (id: string | number) => (id === ':id' ? id : encodeURIComponent(id))

/** Every screen path of the app (spec §2). Links and redirects are made here and nowhere else. */
export const paths = {
  home: '/',
  profile: '/profile',
  login: '/auth/login',
  packages: '/package/umroh-reguler',
  packageCreate: '/package/umroh-reguler/create',
  /** No screen: edit needs an id. */
  packageEditRoot: '/package/umroh-reguler/edit',
  packageEdit: (id: string | number) => `/package/umroh-reguler/edit/${segment(id)}`,
  packageDetail: (id: string | number) => `/package/umroh-reguler/${segment(id)}`,
  /** An admin's screens of a master: the resource's own name, as react-admin links them. */
  master: (resource: string) => `/${resource}`,
  unauthorized: '/unauthorized',
  notFound: '/404',
} as const
