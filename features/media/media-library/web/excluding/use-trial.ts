/** What an exclusion would take out of the last 30 days: part after part, all together. */
import { useEffect, useState } from 'react'
import type { EntryRef } from '../../contract.ts'
import { api } from '../api.ts'

export interface Trial {
  gone: number
  samples: readonly { id: number; title: string; media: string }[]
  isRunning: boolean
  error: unknown
}
const nothing: Trial = { gone: 0, samples: [], isRunning: true, error: null }
const mostSamples = 5

export function useTrial(refs: readonly EntryRef[]): Trial {
  const [trial, setTrial] = useState(nothing)
  const key = refs.join()
  useEffect(() => {
    const run = new AbortController()
    const idList = key.split(',')
    const walk = async () => {
      let [gone, samples, parts] = [0, [] as Trial['samples'], 1]
      for (let part = 0; part < parts; part++) {
        let cursor: string | null = null
        do {
          const found: Awaited<ReturnType<typeof api.tryExclusion>> = await api.tryExclusion(
            { body: { idList, part, cursor } },
            { signal: run.signal, timeout: 'long' },
          )
          parts = found.parts
          cursor = found.next
          setTrial({
            gone: gone + found.gone,
            samples: [...samples, ...found.samples].slice(0, mostSamples),
            isRunning: true,
            error: null,
          })
          if (cursor === null) {
            gone += found.gone
            samples = [...samples, ...found.samples].slice(0, mostSamples)
          }
        } while (cursor !== null)
      }
      setTrial({ gone, samples, isRunning: false, error: null })
    }
    setTrial(nothing)
    walk().catch(error => run.signal.aborted || setTrial({ ...nothing, isRunning: false, error }))
    return () => run.abort()
  }, [key])
  return trial
}
