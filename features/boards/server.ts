import { boardsFeature } from '@guanlan/features/boards/boards/contract'
import { boardsServer } from '@guanlan/features/boards/boards/server'
import type { Area } from '@guanlan/platform/server'

/** The features of the area: each with who answers its calls and what a worker does for it. */
export const boards: Area = [[boardsFeature, boardsServer]]
