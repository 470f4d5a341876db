/** Numbers of a comparison that are not free: asked for once their panel is seen, of the very time of the other panels. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Comparison, VoiceKind, VoicePart } from '../../contract.ts'
import { api } from '../api.ts'

/** Which subjects: those of a saved comparison, or brands. */
export type SubjectsQuestion = { id: number; only?: boolean } | { brands: string[] }

type Times = Pick<Comparison, 'from' | 'to'>
const patient = { placeholderData: keepPreviousData, staleTime: 60_000, retry: false }

export const useVoice = (question: SubjectsQuestion, { from, to }: Times, voice: VoiceKind, by: VoicePart | null) => {
  const body = { ...question, from, to, voice, by: by ?? 'time' }
  return useQuery({
    queryKey: ['charts', 'comparison', 'voice', body],
    queryFn: ({ signal }) => api.voice({ body }, { signal, timeout: 'long' }),
    enabled: by !== null,
    ...patient,
  })
}

export const useIndexCourses = (question: SubjectsQuestion, { from, to }: Times, enabled: boolean) => {
  const body = { ...question, from, to }
  return useQuery({
    queryKey: ['charts', 'comparison', 'indexCourses', body],
    queryFn: ({ signal }) => api.indexCourses({ body }, { signal, timeout: 'long' }),
    enabled,
    ...patient,
  })
}
