/** English words that texts of an app tend to contain. None of them is also an Indonesian word. */
export const ENGLISH = new Set(
  `about accept access account action add address again all allowed and any apply are available back be been before begin
  below blocked booking browser button by call cancel cannot change check checkout choose clear click close code comment
  compare complete confirm connect contact content continue copy create customer dashboard date day default delete
  denied deny description desktop device dialog disable discard discount done double-check download draft drag drop
  duplicate edit email-address empty enable end enter error exit expired export failed feedback fetch field file filter
  find finish first follow for forgot found from full get go group-size guest help hide history home hour how import
  input invalid invite item join keep last later leave link list load loading location log login logout logged lost
  manage many menu-item message minute missing mobile mode-switch month more move name network never new next no not
  notification now number of off offline ok old on online only open option or order other out overview page paid
  passenger password past payment pending permission phone picture please preview previous price print privacy problem
  profile purchase question quote rate read ready reason refresh regular reject reload remember remove replace reply
  report request required reset restore result results retry review role room row sale save saved scan schedule screen
  search second select send sent server-error session settings share show sign skip something sort start started state
  step stop submit success successfully summary support sure switch table team template terms text the then there this
  time title to today toggle too total-price transfer travel trip try turn type-here unavailable unknown until update
  upgrade upload use used user validity value verify version-number view wait warning was week welcome were what when
  who with wizard work wrong yes you your`.split(/\s+/),
)
