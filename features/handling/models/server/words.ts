/** What went wrong with a model, as a sentence of ours. */
import { type Locale, say } from '@guanlan/platform/contract'
import { strings } from '../strings.ts'
import type { ModelProblem } from './endpoint.ts'
import type { OverLimit } from './uses.ts'

export const sayOverLimit = ({ key, values }: OverLimit, locale: Locale): string =>
  say(strings[key.slice('models.'.length) as 'overRun'], locale, values)

export const sayProblem = ({ what, status }: ModelProblem, locale: Locale): string =>
  say(strings[what], locale, { status })
