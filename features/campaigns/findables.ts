import { findables as campaigns } from '@guanlan/features/campaigns/campaigns/findables'
import type { Findables } from '@guanlan/platform/web'

/** In the order in which their kinds stand one below the other. */
export const findables: readonly Findables[] = [campaigns]
