import { RefusalError } from '@guanlan/platform/web'
import { useState } from 'react'

/** What stands at a field or under the form; `form` holds what belongs to no field that is shown. */
export type Problems<Field extends string> = Partial<Record<Field | 'form', string>>

/** One call of a form at a time; a refusal is put where it belongs, and nothing that was typed is lost. */
export function useAttempt<Field extends string>(fields: readonly Field[], unreachable: string) {
  const [busy, setBusy] = useState(false)
  const [problems, setProblems] = useState<Problems<Field>>({})
  const attempt = async (work: () => Promise<void>) => {
    if (busy) return
    setBusy(true)
    setProblems({})
    try {
      await work()
    } catch (error) {
      setProblems(problemsOf(error, fields, unreachable))
    } finally {
      setBusy(false)
    }
  }
  return { busy, problems, setProblems, attempt }
}

function problemsOf<Field extends string>(
  error: unknown,
  fields: readonly Field[],
  unreachable: string,
): Problems<Field> {
  if (!(error instanceof RefusalError)) return { form: unreachable } as Problems<Field>
  const problems: Problems<Field> = {}
  for (const { field, msg } of error.problems) {
    const place = fields.find(each => each === field.split('.').at(-1)) ?? 'form'
    problems[place] ??= msg
  }
  return Object.keys(problems).length > 0 ? problems : ({ form: error.message } as Problems<Field>)
}
