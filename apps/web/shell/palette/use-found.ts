import { longestWords, quickFind } from '@guanlan/features/workspace/quick-find/contract'
import { connect, type FoundThing } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

const api = connect(quickFind)
/** Somebody who types is not asked for at every letter. */
const waitMs = 150
/** One letter is in every other title. */
const fewestInTitles = 2

/** What the server finds by these words; asked after a short wait, and the question before is given up. */
export function useFound(words: string): {
  found: readonly FoundThing[]
  /** Names are not answered yet: what stands in the list is not all. */
  isAsking: boolean
  failed: boolean
} {
  const [requested, setRequested] = useState(words)
  useEffect(() => {
    const timer = setTimeout(() => setRequested(words), waitMs)
    return () => clearTimeout(timer)
  }, [words])
  // A pasted address may be longer than any name.
  const isName = words !== '' && words.length <= longestWords
  const isRequested = requested === words && isName
  const names = useQuery({
    queryKey: ['quickFind', 'names', requested],
    queryFn: ({ signal }) => api.names({ query: { words: requested } }, { signal }),
    enabled: isRequested,
  })
  const inTitles = isRequested && [...requested].length >= fewestInTitles
  const texts = useQuery({
    queryKey: ['quickFind', 'texts', requested],
    queryFn: ({ signal }) => api.texts({ query: { words: requested } }, { signal }),
    enabled: inTitles,
  })
  return {
    found: isRequested ? [...(names.data ?? []), ...((inTitles && texts.data) || [])] : [],
    isAsking: isName && (!isRequested || names.isPending),
    failed: isRequested && (names.isError || texts.isError),
  }
}
