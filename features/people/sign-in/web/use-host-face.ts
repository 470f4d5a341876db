import { useEffect, useState } from 'react'
import { hostConfig } from './host-config.ts'

const standard = '观澜'

interface HostFace {
  /** What the product is called here; null where it has its own name, which is said in the reader's language. */
  title: string | null
  /** A picture as data:; empty: the product's mark. */
  mark: string
  /** #rrggbb; empty: the product's. */
  colour: string
}

/** How this host shows itself: the name that its operator set, else the look of the organisation that it belongs to. */
export function useHostFace(): HostFace {
  const [face, setFace] = useState<HostFace>({ title: null, mark: '', colour: '' })
  useEffect(() => {
    hostConfig().then(
      ({ title, look }) =>
        setFace({
          title: title === standard ? look?.name || null : title,
          mark: look?.mark ?? '',
          colour: look?.colour ?? '',
        }),
      () => {},
    )
  }, [])
  return face
}
