import type { Screens } from '@guanlan/platform/web'

export const screens: Screens = { 'webhooks.list': () => import('./Webhooks.tsx') }
