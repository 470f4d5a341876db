/** What the head's box finds, each feature named once: kinds of things, and what it offers to do with the words. */
import { findables as desk } from '@guanlan/features/desk/desk/findables'
import { findables as search } from '@guanlan/features/desk/search/findables'
import { findables as savedViews } from '@guanlan/features/workspace/saved-views/findables'
import type { Findables } from '@guanlan/platform/web'

/** In the order in which their kinds stand one below the other. */
const declared: readonly Findables[] = [savedViews, desk, search]

export const kinds = Object.assign({}, ...declared.map(each => each.kinds)) as NonNullable<Findables['kinds']>
export const offers = declared.flatMap(each => each.offers ?? [])
