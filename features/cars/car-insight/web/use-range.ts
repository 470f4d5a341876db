import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'

export const lengths = [7, 30, 90] as const
const dayMs = 86_400_000

/** The days that a screen of insight looks at, up to when it was opened; kept in the address. */
export function useRange() {
  const [search, setSearch] = useSearchParams()
  const [now] = useState(() => Date.now())
  const days = lengths.find(length => String(length) === search.get('days')) ?? 30
  const range = useMemo(
    () => ({ from: new Date(now - days * dayMs).toISOString(), to: new Date(now).toISOString() }),
    [now, days],
  )
  const change = (part: Record<string, string>) =>
    setSearch(before => {
      const next = new URLSearchParams(before)
      for (const [name, value] of Object.entries(part)) next.set(name, value)
      return next
    })
  return { days, range, search, change }
}
