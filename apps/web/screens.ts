/** The screens of all features, each named once here and loaded when first opened. */
import { screens as accounts } from '@guanlan/features/accounts/screens'
import type { Screens } from '@guanlan/platform/web'
import { screens as shell } from './shell/screens.ts'

export const screens: Screens = { ...accounts, ...shell }
/** A place whose screen is not here yet is shown as planned. */
export const isBuilt = (screen: string): boolean => screen in screens
