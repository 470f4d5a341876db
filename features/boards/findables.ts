import { findables as bigScreens } from '@guanlan/features/boards/big-screens/findables'
import { findables as boards } from '@guanlan/features/boards/boards/findables'
import type { Findables } from '@guanlan/platform/web'

/** In the order in which their kinds stand one below the other. */
export const findables: readonly Findables[] = [boards, bigScreens]
