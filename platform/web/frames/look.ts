/** How the organisation behind a link shows itself. Whoever knows how to ask says so once; pages of links show it. */
import type { Look } from '@guanlan/platform/contract'
import { useEffect, useState } from 'react'

let ask: ((token: string) => Promise<Look | null>) | null = null

export function provideLook(load: (token: string) => Promise<Look | null>): void {
  ask = load
}

/** The link of the page: `?token=` of its address. */
const tokenOfPage = (): string | null => new URLSearchParams(location.hash.split('?')[1] ?? '').get('token')

/** Null until it is known, and for whoever has none. */
export function useLookOfLink(): Look | null {
  const [look, setLook] = useState<Look | null>(null)
  useEffect(() => {
    const token = tokenOfPage()
    if (!token || !ask) return
    let isGone = false
    ask(token).then(
      found => {
        if (!isGone) setLook(found)
      },
      // A page without a mark is better than none.
      () => {},
    )
    return () => {
      isGone = true
    }
  }, [])
  return look
}
