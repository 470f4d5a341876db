/** Whether a story has reached what its warning waits for. Pure. */
import { mediaLevels } from '@guanlan/features/articles/articles/contract'
import { reachKinds, type TimeCondition, type TimeKind } from '../../contract.ts'

export interface Reached {
  articles: number
  /** The first hundred. */
  mediaIds: readonly number[]
  /** Code: 1 is the widest, 0 is not known. */
  mediaLevel: number
  mediaTypes: readonly number[]
}

export const isReach = ({ kind }: TimeCondition): boolean => (reachKinds as readonly TimeKind[]).includes(kind)

/** Any of the conditions suffices. */
export const hasReached = (conditions: readonly TimeCondition[], story: Reached): boolean =>
  conditions.some(condition => holds(condition, story))

function holds({ kind, atLeast, mediaLevel }: TimeCondition, story: Reached): boolean {
  switch (kind) {
    case 'reachesArticles':
      return story.articles >= atLeast
    case 'reachesMedia':
      return story.mediaIds.length >= atLeast
    case 'reachesMediaLevel':
      return story.mediaLevel > 0 && story.mediaLevel <= mediaLevels.indexOf(mediaLevel)
    case 'reachesMediaTypes':
      return story.mediaTypes.length >= atLeast
    default:
      return false
  }
}
