import { screens as allCharts } from '@guanlan/features/analysis/all-charts/screens'
import { screens as comparison } from '@guanlan/features/analysis/comparison/screens'
import { screens as overview } from '@guanlan/features/analysis/overview/screens'
import type { Screens } from '@guanlan/platform/web'

/** Each is loaded when it is first opened. */
export const screens: Screens = { ...allCharts, ...comparison, ...overview }
