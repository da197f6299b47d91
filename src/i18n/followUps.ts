import { textsOf } from './translate'

/** The texts of the reminders on Beranda. */
export const t = textsOf({ followUps: { title: 'Perlu ditindaklanjuti', remindedOn: 'Pengingat %{date}' } })
