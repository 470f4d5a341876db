/** Which of tree, list and article the reader folded away, and which was asked for last; remembered in this browser. */
import { type PaneName, remember, remembered } from '@guanlan/platform/web'
import { useCallback, useState } from 'react'

/** @param isOpen an article is open when the desk begins */
export function useDeskPanes(isOpen: boolean) {
  const [treeFolded, setTreeFolded] = useFolded('tree')
  const [readingFolded, setReadingFolded] = useFolded('reading')
  const [front, setFront] = useState<PaneName>(isOpen ? 'end' : 'middle')
  const [shown, setShown] = useState({ start: true, end: true })
  const foldTree = useCallback(
    (folded: boolean) => {
      setTreeFolded(folded)
      setFront(folded ? 'middle' : 'start')
    },
    [setTreeFolded],
  )
  const foldReading = useCallback(
    (folded: boolean) => {
      setReadingFolded(folded)
      setFront(folded ? 'middle' : 'end')
    },
    [setReadingFolded],
  )
  return { treeFolded, readingFolded, front, setFront, shown, setShown, foldTree, foldReading }
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
