const OTHER_VIEW = {
  day: 'Kalender terbuka, beralih ke tampilan bulan',
  month: 'Tampilan bulan terbuka, beralih ke tampilan tahun',
  year: 'Tampilan tahun terbuka, beralih ke kalender',
}

/** The labels that screen readers hear in MUI's calendar; x-date-pickers has no Indonesian translation. */
export const pickersLocale = {
  previousMonth: 'Bulan sebelumnya',
  nextMonth: 'Bulan berikutnya',
  calendarViewSwitchingButtonAriaLabel: (view: 'day' | 'month' | 'year') => OTHER_VIEW[view],
  calendarWeekNumberHeaderText: '#',
}
