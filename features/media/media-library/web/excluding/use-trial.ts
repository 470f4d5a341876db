/** What an exclusion would take out of the last 30 days: part after part, all together. */
import type { FilterTrial } from '@guanlan/features/monitors/filters/contract'
import { useEffect, useState } from 'react'
import { api } from '../api.ts'
import type { ChosenTarget } from '../target.ts'
import { joinedTrials } from './joined-trials.ts'

export interface Trial {
  /** Of all parts so far; null: nothing has come yet. */
  trial: FilterTrial | null
  isRunning: boolean
  error: unknown
}
const nothing: Trial = { trial: null, isRunning: true, error: null }

export function useTrial(target: ChosenTarget): Trial {
  const [trial, setTrial] = useState(nothing)
  const key = JSON.stringify(target)
  useEffect(() => {
    const run = new AbortController()
    const chosen = JSON.parse(key) as ChosenTarget
    const walk = async () => {
      const over: FilterTrial[] = []
      let parts = 1
      for (let part = 0; part < parts; part++) {
        let cursor: string | null = null
        do {
          const found: Awaited<ReturnType<typeof api.tryExclusion>> = await api.tryExclusion(
            { body: { ...chosen, part, cursor } },
            { signal: run.signal, timeout: 'long' },
          )
          parts = found.parts
          cursor = found.next
          setTrial({ trial: joinedTrials([...over, found]), isRunning: true, error: null })
          if (cursor === null) over.push(found)
        } while (cursor !== null)
      }
      setTrial({ trial: joinedTrials(over), isRunning: false, error: null })
    }
    setTrial(nothing)
    walk().catch(error => run.signal.aborted || setTrial({ ...nothing, isRunning: false, error }))
    return () => run.abort()
  }, [key])
  return trial
}
