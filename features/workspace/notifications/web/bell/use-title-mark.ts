import { useEffect } from 'react'

/** `(3) ` before the title of the window, also when a screen changes it, for as long as there are notices nobody has opened. */
export function useTitleMark(count: number): void {
  useEffect(() => {
    if (count === 0) return
    const mark = `(${count}) `
    const set = () => {
      if (!document.title.startsWith(mark)) document.title = mark + document.title.replace(/^\(\d+\) /, '')
    }
    set()
    const title = document.querySelector('title')
    const watching = new MutationObserver(set)
    if (title) watching.observe(title, { childList: true })
    return () => {
      watching.disconnect()
      document.title = document.title.replace(/^\(\d+\) /, '')
    }
  }, [count])
}
