/** What a source offers for what is typed, and the names of what is chosen. */
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useWords } from '../language/words.ts'
import { type Choice, type ChoiceSource, madeOfTyped } from './choice.ts'
import { fieldStrings } from './strings.ts'

/** Somebody is still typing; asked at every letter the answers would flicker. */
const typingMs = 200

export function useChoices(source: ChoiceSource, ids: readonly Choice['id'][], typed: string) {
  const t = useWords(fieldStrings)
  const client = useQueryClient()
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
  const name = typed.trim()
  const isNew = source.create && name !== '' && !known.some(choice => choice.name === name)
  return {
    found: [...(found.data ?? []), ...(isNew ? [{ id: madeOfTyped, name: t('makeNew', { name }) }] : [])],
    /** Makes the one that was offered; null when it was not made. */
    async make(): Promise<Choice | null> {
      const made = (await source.create?.(name)) ?? null
      await client.invalidateQueries({ queryKey: ['choices', source.name] })
      return made
    },
    colourOf: (id: Choice['id']): string | undefined => known.find(choice => choice.id === id)?.colour,
    isLoading: found.isFetching || like !== typed.trim(),
    /** `#7` until the name is known, or for good when the source does not know it any more. */
    nameOf: (id: Choice['id']): string => known.find(choice => choice.id === id)?.name ?? `#${id}`,
  }
}
