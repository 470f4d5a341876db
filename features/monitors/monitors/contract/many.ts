/** Acts on many monitors at once. */
import { Changed, contract, Id } from '@guanlan/platform/contract'
import { z } from 'zod'
import { MonitorDraft } from './monitor.ts'

export const mostAtOnce = 500

const Ids = z.array(Id).min(1, 'platform.chooseSome').max(mostAtOnce, 'monitors.tooManyAtOnce')
const path = '/inews/monitor/batch'
const of = {
  method: 'POST',
  access: 'member',
  permission: 'monitors.edit',
  undo: true,
  reply: Changed,
} as const

export const manyMonitors = contract({
  turnMany: {
    ...of,
    path: `${path}/open`,
    summary: 'Open or close monitors; opened ones fill with what they missed',
    body: z.object({ ids: Ids, isOpen: z.boolean() }),
  },
  moveMany: {
    ...of,
    path: `${path}/move`,
    summary: 'Move monitors to the end of a folder, in the order of the tree; what lies below them goes along',
    body: z.object({ ids: Ids, fatherId: MonitorDraft.shape.fatherId }),
  },
  limitMany: {
    ...of,
    path: `${path}/limits`,
    summary:
      'Put limits in the place of those that the monitors have; a limit that is not named stays, and so do folders',
    body: z
      .object({
        ids: Ids,
        mediaLimit: MonitorDraft.shape.mediaLimit.unwrap().optional(),
        mediaGroups: MonitorDraft.shape.mediaGroups.unwrap().optional(),
        languages: MonitorDraft.shape.languages.unwrap().optional(),
        regions: MonitorDraft.shape.regions.unwrap().optional(),
      })
      .refine(({ ids: _, ...limits }) => Object.values(limits).some(limit => limit !== undefined), {
        error: 'monitors.noLimits',
        path: ['mediaLimit'],
      }),
  },
  removeMany: {
    ...of,
    path: `${path}/remove`,
    summary: 'Remove monitors; refused when something stays below one of them',
    body: z.object({ ids: Ids }),
  },
})
