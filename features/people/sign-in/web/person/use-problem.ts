import { RefusalError } from '@guanlan/platform/web'
import { useState } from 'react'

/** Sentences of a refusal by field; `form` is about none. */
export type Problem = Readonly<Record<string, string | undefined>>

/** What was refused last, and how something is tried: a refusal is said in place, anything else is thrown. */
export function useProblem(): [Problem, (work: () => Promise<unknown>) => Promise<boolean>] {
  const [problem, setProblem] = useState<Problem>({})
  const attempt = async (work: () => Promise<unknown>) => {
    setProblem({})
    try {
      await work()
      return true
    } catch (error) {
      if (!(error instanceof RefusalError)) throw error
      const named = error.problems.filter(({ field }) => field).map(({ field, msg }) => [field, msg])
      setProblem(named.length > 0 ? Object.fromEntries(named) : { form: error.message })
      return false
    }
  }
  return [problem, attempt]
}
