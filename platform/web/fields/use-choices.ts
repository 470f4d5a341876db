/** What a source offers for what is typed, and the names of what is chosen. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Choice, ChoiceSource } from './choice.ts'

/** Somebody is still typing; asked at every letter the answers would flicker. */
const typingMs = 200

export function useChoices(source: ChoiceSource, ids: readonly Choice['id'][], typed: string) {
  const [like, setLike] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setLike(typed.trim()), typed === '' ? 0 : typingMs)
    return () => clearTimeout(timer)
  }, [typed])
  const found = useQuery({
    queryKey: ['choices', source.name, 'find', like],
    queryFn: ({ signal }) => source.find(like, { signal }),
    placeholderData: keepPreviousData,
  })
  const named = useQuery({
    queryKey: ['choices', source.name, 'names', ids],
    queryFn: ({ signal }) => source.byIds(ids, { signal }),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  })
  const known = [...(named.data ?? []), ...(found.data ?? [])]
  return {
    found: found.data ?? [],
    isLoading: found.isFetching || like !== typed.trim(),
    /** `#7` until the name is known, or for good when the source does not know it any more. */
    nameOf: (id: Choice['id']): string => known.find(choice => choice.id === id)?.name ?? `#${id}`,
  }
}
