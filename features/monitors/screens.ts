import { screens as backfillOrders } from '@guanlan/features/monitors/backfill-orders/screens'
import { screens as filters } from '@guanlan/features/monitors/filters/screens'
import type { Screens } from '@guanlan/platform/web'

/** Each is loaded when it is first opened. */
export const screens: Screens = { ...backfillOrders, ...filters }
