/** What went wrong with a model, as a sentence of ours. */
import { type Locale, refuse, say } from '@guanlan/platform/contract'
import { strings } from '../strings.ts'
import { ModelProblem } from './endpoint.ts'

/** What is no problem of a model comes back as it is. */
export function refusalOfModel(error: unknown): unknown {
  if (!(error instanceof ModelProblem)) return error
  return error.what === 'refused'
    ? refuse('unavailable', 'models.refused', { status: error.status })
    : refuse('unavailable', `models.${error.what}`)
}

export const sayProblem = ({ what, status }: ModelProblem, locale: Locale): string =>
  say(strings[what], locale, { status })
