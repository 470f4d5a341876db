import { screens as assistant } from '@guanlan/features/assistant/assistant/screens'
import type { Screens } from '@guanlan/platform/web'

/** Each is loaded when it is first opened. */
export const screens: Screens = { ...assistant }
