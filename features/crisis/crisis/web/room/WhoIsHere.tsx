import { beatSeconds } from '@guanlan/platform/contract'
import { useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { strings } from '../../strings.ts'
import { api, crisesKey } from '../api.ts'

/** Colleagues who have the room open now. */
export function WhoIsHere({ id }: { id: number }) {
  const t = useWords(strings)
  const people = useQuery({
    queryKey: [crisesKey, 'present', id],
    queryFn: ({ signal }) => api.presence({ body: { crisisId: id } }, { signal }),
    refetchInterval: beatSeconds * 1_000,
    staleTime: beatSeconds * 500,
  }).data
  const others = people?.filter(({ isMe }) => !isMe) ?? []
  if (others.length === 0) return null
  return <span className="dim">{t('alsoHere', { names: others.map(({ name }) => name).join('、') })}</span>
}
