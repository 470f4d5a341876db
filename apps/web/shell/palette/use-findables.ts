import type { Findables } from '@guanlan/platform/web'
import { useEffect, useState } from 'react'
import type { ActsKnownAs } from './known-acts.ts'

interface Loaded extends Required<Findables> {
  actsKnownAs: ActsKnownAs
}

const none: Loaded = { kinds: {}, offers: [], actsKnownAs: () => [] }

/** Loaded when the palette is first opened, with the words and addresses of the features; the box is there before. */
export function useFindables(): Loaded {
  const [findables, setFindables] = useState(none)
  useEffect(() => {
    // Without them pages and acts are found all the same; the next opening tries again.
    Promise.all([import('../../findables.ts'), import('./known-acts.ts')]).then(
      ([{ kinds, offers }, { actsKnownAs }]) => setFindables({ kinds, offers, actsKnownAs }),
      () => undefined,
    )
  }, [])
  return findables
}
