import { useEffect, useState } from 'react'
import { hostConfig } from './host-config.ts'

const standard = '观澜'

/** What the product is called on this host; null where it has its own name, which is said in the reader's language. */
export function useHostTitle(): string | null {
  const [title, setTitle] = useState<string | null>(null)
  useEffect(() => {
    hostConfig().then(
      config => setTitle(config.title === standard ? null : config.title),
      () => {},
    )
  }, [])
  return title
}
