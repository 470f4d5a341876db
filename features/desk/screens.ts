import { screens as consumerVoice } from '@guanlan/features/desk/consumer-voice/screens'
import { screens as desk } from '@guanlan/features/desk/desk/screens'
import { screens as search } from '@guanlan/features/desk/search/screens'
import type { Screens } from '@guanlan/platform/web'

/** Each is loaded when it is first opened. */
export const screens: Screens = { ...consumerVoice, ...desk, ...search }
