/** The labels that screen readers hear in MUI's calendar; x-date-pickers has no Indonesian translation. */
export const pickersLocale = {
  previousMonth: 'Bulan sebelumnya',
  nextMonth: 'Bulan berikutnya',
  calendarViewSwitchingButtonAriaLabel: (view: string) =>
    view === 'year' ? 'Tampilan tahun terbuka, beralih ke kalender' : 'Kalender terbuka, beralih ke tampilan tahun',
  calendarWeekNumberHeaderText: '#',
}
