import { ErrorOf, SkeletonRows, useWords } from '@guanlan/platform/web'
import { useCallback, useEffect, useState } from 'react'
import { strings } from '../strings.ts'
import { api } from './api.ts'
import { CallCatalogue } from './CallCatalogue.tsx'
import { sendExample } from './send.ts'

type Described = Awaited<ReturnType<typeof api.described>>

/** For anybody: what can be had by a key, what it costs, and how it is asked for. Public pages are light: no store of questions is loaded. */
export default function OpenCalls() {
  const t = useWords(strings)
  const [described, setDescribed] = useState<Described | null>(null)
  const [error, setError] = useState<unknown>(null)
  const load = useCallback((signal?: AbortSignal) => {
    setError(null)
    api.described(undefined, { signal }).then(setDescribed, setError)
  }, [])
  useEffect(() => {
    const leave = new AbortController()
    load(leave.signal)
    return () => leave.abort()
  }, [load])
  if (error) return <ErrorOf error={error} onRetry={() => load()} />
  if (!described) return <SkeletonRows />
  const { callsAMinute, calls } = described
  return (
    <CallCatalogue
      title={t('openCalls')}
      lead={
        <>
          <p>{t('openLead', { most: callsAMinute })}</p>
          <p>{t('openNames')}</p>
          <p>{t('openMcp')}</p>
        </>
      }
      calls={calls}
      withKey
      send={(call, request, key) => sendExample(call, request, { Authorization: `Bearer ${key}` })}
    />
  )
}
