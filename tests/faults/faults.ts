/** The faults and bad inputs that the tests speak of by number: `describe('fault 22: …')`, or `(fault 22)` behind another title. */
export const FAULTS: Record<number, string> = {
  1: 'login: fields empty or malformed', 2: 'login: refused, failed, or not answered', 3: 'login: an answer of success that is none', 4: 'login: pressed twice',
  5: 'login: opened by who is signed in', 6: 'login: a remembered route that leads astray', 7: 'login: a deep link', 8: 'session: half of it, broken, or not to be stored',
  9: 'session: when it was last used', 10: 'session: 401 on any call', 11: 'session: a late 401 of an old token', 12: 'session: another tab, another user',
  13: 'logout: without the API', 14: 'reading: every status of failure', 15: 'saving: every status of failure', 16: 'answers that are none',
  17: 'a request that hangs, or whose screen is left', 18: 'list: of any length, of a careless server', 19: 'search: whatever is typed', 20: 'list: rows with holes',
  21: 'duplicate: names and failures', 22: 'wizard: jumlah jamaah', 23: 'wizard: the order of steps', 24: 'wizard: a hotel that is skipped',
  25: 'wizard: dates in the wrong order', 26: 'wizard: dates in any time zone', 27: 'wizard: dates changed after the hotel', 28: 'edit: an old quote',
  29: 'edit: what cannot be edited, or only in part', 30: 'edit: back to the network or the front', 31: 'save: refused for its fields', 32: 'save: twice, offline, or left',
  33: 'save: acknowledged without a word', 34: 'save: what is shown afterwards', 35: 'price: group and private', 36: 'price: zero, nothing and nonsense',
  37: 'price: against an oracle', 38: 'picker: lists of any length', 39: 'picker: presses, swipes and keys', 40: 'images: missing, slow or hostile',
  41: 'names: markup, marks and length', 42: 'routes: unknown ones', 43: 'detail: missing, failed or odd', 44: 'screen: size, turning, zoom, keyboard',
  45: 'a new version meanwhile', 46: 'storage: emptied, or of before', 47: 'keyboard and screen reader', 48: 'API: killed, doubled, full', 49: 'API: hostile bodies', 50: 'API: a hundred wrong logins',
}
