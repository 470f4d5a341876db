import type { Screens } from '@guanlan/platform/web'

export const screens: Screens = {
  'plugins.data': () => import('./DataPlugins.tsx'),
  'plugins.manage': () => import('./PluginManagement.tsx'),
  'plugins.strategies': () => import('./Strategies.tsx'),
  'plugins.system': () => import('./PluginSystem.tsx'),
}
