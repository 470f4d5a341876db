import { screens as reports } from '@guanlan/features/reports/reports/screens'
import { screens as timedReports } from '@guanlan/features/reports/timed-reports/screens'
import type { Screens } from '@guanlan/platform/web'

/** Each is loaded when it is first opened. */
export const screens: Screens = { ...reports, ...timedReports }
