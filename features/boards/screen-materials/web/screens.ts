import type { Screens } from '@guanlan/platform/web'

export const screens: Screens = { 'screenMaterials.manage': () => import('./Materials.tsx') }
