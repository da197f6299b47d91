/** What MUI's calendar says aloud; x-date-pickers brings no Indonesian. */
export const pickersLocale = {
  previousMonth: 'Bulan sebelumnya',
  nextMonth: 'Bulan berikutnya',
  calendarViewSwitchingButtonAriaLabel: (view: string) =>
    view === 'year' ? 'Tampilan tahun terbuka, beralih ke kalender' : 'Kalender terbuka, beralih ke tampilan tahun',
  calendarWeekNumberHeaderText: '#',
}
