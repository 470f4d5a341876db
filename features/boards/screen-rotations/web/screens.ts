import type { Screens } from '@guanlan/platform/web'

export const screens: Screens = { 'screenRotations.list': () => import('./Rotations.tsx') }
