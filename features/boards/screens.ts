import { screens as boards } from '@guanlan/features/boards/boards/screens'
import type { Screens } from '@guanlan/platform/web'

/** Each is loaded when it is first opened. */
export const screens: Screens = { ...boards }
