import { screens as auditLog } from '@guanlan/features/workspace/audit-log/screens'
import { screens as notifications } from '@guanlan/features/workspace/notifications/screens'
import type { Screens } from '@guanlan/platform/web'

/** Each is loaded when it is first opened. */
export const screens: Screens = { ...auditLog, ...notifications }
