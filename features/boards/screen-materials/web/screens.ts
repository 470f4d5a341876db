import type { Screens } from '@guanlan/platform/web'
import { partScreens } from './part-screens.ts'

export const screens: Screens = { 'screenMaterials.manage': () => import('./Materials.tsx'), ...partScreens }
