import type { ModelAbsence } from '@guanlan/features/handling/models/server'
import { refuse } from '@guanlan/platform/contract'

/** One that is set and may not be asked is somebody's decision; none at all is missing. */
export const noModel = (why: ModelAbsence): Error =>
  refuse(why === 'none' ? 'unavailable' : 'forbidden', `assistant.model_${why}`)
