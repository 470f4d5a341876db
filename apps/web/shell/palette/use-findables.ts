import type { Findables } from '@guanlan/platform/web'
import { useEffect, useState } from 'react'

const none: Required<Findables> = { kinds: {}, offers: [] }

/** Loaded when the palette is first opened, with the words and addresses of the features; the box is there before. */
export function useFindables(): Required<Findables> {
  const [findables, setFindables] = useState(none)
  useEffect(() => {
    // Without them pages and acts are found all the same; the next opening tries again.
    import('../../findables.ts').then(setFindables, () => undefined)
  }, [])
  return findables
}
