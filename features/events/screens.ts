import { screens as eventLibrary } from '@guanlan/features/events/event-library/screens'
import { screens as events } from '@guanlan/features/events/events/screens'
import { screens as traceability } from '@guanlan/features/events/traceability/screens'
import type { Screens } from '@guanlan/platform/web'

/** Each is loaded when it is first opened. */
export const screens: Screens = { ...events, ...eventLibrary, ...traceability }
