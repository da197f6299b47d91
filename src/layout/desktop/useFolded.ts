import { useState } from 'react'
import { MENU_GROUPS, type MenuGroup } from '../../resources/defineResource'

const KEY = 'desktop-menu-folded'

function keptFolds(): readonly MenuGroup[] {
  try {
    const kept = (localStorage.getItem(KEY) ?? '').split(',')
    return MENU_GROUPS.filter((group) => kept.includes(group))
  } catch {
    return []
  }
}

/** The groups of the menu that are folded on this device, and what folds or unfolds one. */
export function useFolded(): [readonly MenuGroup[], (group: MenuGroup) => void] {
  const [folded, setFolded] = useState(keptFolds)
  const fold = (group: MenuGroup) => {
    const next = folded.includes(group) ? folded.filter((other) => other !== group) : [...folded, group]
    setFolded(next)
    try {
      localStorage.setItem(KEY, next.join())
    } catch {
      // The browser keeps nothing for this page: the menu is folded until it is loaded again.
    }
  }
  return [folded, fold]
}
