import { connect, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { tasks } from '../contract.ts'
import { strings } from '../strings.ts'

const api = connect(tasks)

/** Most calls are answered before anybody could read a sentence. */
const patienceMs = 1_000

/** While an expensive call of the reader's waits for its turn for longer than a second: how many come before it. Null otherwise. */
export function useQueuePlace(isAsking: boolean): string | null {
  const t = useWords(strings)
  const isLong = useLongerThan(isAsking, patienceMs)
  const { data } = useQuery({
    queryKey: ['tasks', 'queue'],
    queryFn: ({ signal }) => api.queue(undefined, { signal }),
    enabled: isLong,
    refetchInterval: patienceMs,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
  const ahead = isLong ? data?.ahead : null
  if (ahead === null || ahead === undefined) return null
  return ahead === 0 ? t('next') : t('ahead', { count: ahead })
}

function useLongerThan(isOn: boolean, ms: number): boolean {
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    if (!isOn) return
    const timer = setTimeout(() => setIsLong(true), ms)
    return () => {
      clearTimeout(timer)
      setIsLong(false)
    }
  }, [isOn, ms])
  return isOn && isLong
}
