import { screens as policies } from '@guanlan/features/resources/policies/screens'
import { screens as reportCases } from '@guanlan/features/resources/report-cases/screens'
import { screens as resources } from '@guanlan/features/resources/resources/screens'
import type { Screens } from '@guanlan/platform/web'

/** Each is loaded when it is first opened. */
export const screens: Screens = { ...policies, ...reportCases, ...resources }
