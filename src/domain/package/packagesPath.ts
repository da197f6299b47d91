/** The path of the mitra's packages in the app. */
export const PACKAGES_PATH = '/package/umroh-reguler'
