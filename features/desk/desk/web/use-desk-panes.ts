/** Which of tree, list and article the reader folded away, and which was asked for last; remembered in this browser. */
import { type PaneName, remember, remembered } from '@guanlan/platform/web'
import { useCallback, useState } from 'react'

/** @param isOpen an article is open when the desk begins */
export function useDeskPanes(isOpen: boolean) {
  const [treeFolded, foldTree] = useFolded('tree')
  const [readingFolded, foldReading] = useFolded('reading')
  const [front, setFront] = useState<PaneName>(isOpen ? 'end' : 'middle')
  const [shown, setShown] = useState({ start: true, end: true })
  const showTree = useCallback(
    (shows: boolean) => {
      foldTree(!shows)
      setFront(shows ? 'start' : 'middle')
    },
    [foldTree],
  )
  const showReading = useCallback(
    (shows: boolean) => {
      foldReading(!shows)
      setFront(shows ? 'end' : 'middle')
    },
    [foldReading],
  )
  return { treeFolded, readingFolded, front, setFront, shown, setShown, showTree, showReading }
}

function useFolded(pane: string): [boolean, (folded: boolean) => void] {
  const [folded, setFolded] = useState(() => remembered(`desk.${pane}`) === 'folded')
  const fold = useCallback(
    (next: boolean) => {
      remember(`desk.${pane}`, next ? 'folded' : 'open')
      setFolded(next)
    },
    [pane],
  )
  return [folded, fold]
}
