import { screens as crisis } from '@guanlan/features/crisis/crisis/screens'
import { screens as guidance } from '@guanlan/features/crisis/guidance/screens'
import { screens as tracking } from '@guanlan/features/crisis/tracking/screens'
import type { Screens } from '@guanlan/platform/web'

/** Each is loaded when it is first opened. */
export const screens: Screens = { ...crisis, ...guidance, ...tracking }
