import type { Screens } from '@guanlan/platform/web'

export const screens: Screens = { 'traceability.page': () => import('./TraceScreen.tsx') }
