import { findables as desk } from '@guanlan/features/desk/desk/findables'
import { findables as search } from '@guanlan/features/desk/search/findables'
import type { Findables } from '@guanlan/platform/web'

/** In the order in which their kinds stand one below the other. */
export const findables: readonly Findables[] = [desk, search]
