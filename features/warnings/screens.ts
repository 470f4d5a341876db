import { screens as warnings } from '@guanlan/features/warnings/warnings/screens'
import type { Screens } from '@guanlan/platform/web'

/** Each is loaded when it is first opened. */
export const screens: Screens = { ...warnings }
