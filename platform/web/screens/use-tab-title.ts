import { useEffect } from 'react'

/** The name of what is open before the title of its place, in the tab and in the browser's history; undefined: not known yet. */
export function useTabTitle(name: string | undefined): void {
  useEffect(() => {
    if (!name) return
    let before: string | null = null
    // The place writes its title in the same turn, after the screen inside it.
    const timer = setTimeout(() => {
      before = document.title.replace(/^\(\d+\) /, '')
      document.title = `${name} · ${before}`
    })
    return () => {
      clearTimeout(timer)
      if (before !== null) document.title = before
    }
  }, [name])
}
