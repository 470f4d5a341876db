import { screens as insight } from '@guanlan/features/cars/car-insight/screens'
import { screens as library } from '@guanlan/features/cars/car-library/screens'
import { screens as owners } from '@guanlan/features/cars/car-owners/screens'
import type { Screens } from '@guanlan/platform/web'

/** Each is loaded when it is first opened. */
export const screens: Screens = { ...library, ...owners, ...insight }
