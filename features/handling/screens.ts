import { screens as clippings } from '@guanlan/features/handling/clippings/screens'
import { screens as exports } from '@guanlan/features/handling/exports/screens'
import type { Screens } from '@guanlan/platform/web'

/** Each is loaded when it is first opened. */
export const screens: Screens = { ...clippings, ...exports }
