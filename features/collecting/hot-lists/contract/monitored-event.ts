/** Events on boards that monitors want: one thing that grows, however often it is seen. */
import { Moment } from '@guanlan/platform/contract'
import { z } from 'zod'

/** It began, came to a further platform, or reached the first 10, 3 or 1. */
export const growths = ['began', 'platform', 'rank'] as const
export type Growth = (typeof growths)[number]

export const MonitoredEvent = z.object({
  monitorId: z.number().int(),
  /** Its name; empty: it is gone. */
  monitor: z.string(),
  eventId: z.number().int(),
  title: z.string(),
  beganAt: Moment,
  grewAt: Moment,
  growth: z.enum(growths),
  platforms: z.array(z.string()),
  bestRank: z.number().int(),
  bestPlatform: z.string(),
})
export type MonitoredEvent = z.infer<typeof MonitoredEvent>
