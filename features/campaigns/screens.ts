import { screens as campaigns } from '@guanlan/features/campaigns/campaigns/screens'
import { screens as results } from '@guanlan/features/campaigns/results/screens'
import { screens as workbench } from '@guanlan/features/campaigns/workbench/screens'
import type { Screens } from '@guanlan/platform/web'

/** Each is loaded when it is first opened. */
export const screens: Screens = { ...campaigns, ...results, ...workbench }
