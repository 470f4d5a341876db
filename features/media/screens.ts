import { screens as assessments } from '@guanlan/features/media/assessments/screens'
import { screens as journalists } from '@guanlan/features/media/journalists/screens'
import { screens as mediaLibrary } from '@guanlan/features/media/media-library/screens'
import { screens as mediaProfiles } from '@guanlan/features/media/media-profiles/screens'
import type { Screens } from '@guanlan/platform/web'

/** Each is loaded when it is first opened. */
export const screens: Screens = { ...mediaLibrary, ...mediaProfiles, ...journalists, ...assessments }
