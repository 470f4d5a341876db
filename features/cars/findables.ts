import { findables as series } from '@guanlan/features/cars/car-library/findables'
import type { Findables } from '@guanlan/platform/web'

/** In the order in which their kinds stand one below the other. */
export const findables: readonly Findables[] = [series]
