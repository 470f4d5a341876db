import { findables as policies } from '@guanlan/features/resources/policies/findables'
import type { Findables } from '@guanlan/platform/web'

/** In the order in which their kinds stand one below the other. */
export const findables: readonly Findables[] = [policies]
