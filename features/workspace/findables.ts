import { findables as savedViews } from '@guanlan/features/workspace/saved-views/findables'
import type { Findables } from '@guanlan/platform/web'

export const findables: readonly Findables[] = [savedViews]
