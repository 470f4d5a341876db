/** A new task as it is written. Pure. */
import { MediaType } from '@guanlan/features/articles/articles/contract'
import { Id } from '@guanlan/platform/contract'
import type { Period } from '@guanlan/platform/web'
import { z } from 'zod'
import { type DataTask, FiltersOfTask, longestRule, mostMonitors, nameLength, TaskDraft } from '../../contract.ts'

export const TaskValues = z.object({
  name: z.string().trim().min(1, 'dataTasks.nameLength').max(nameLength, 'dataTasks.nameLength'),
  projectId: Id.nullable(),
  sourceId: Id.nullable(),
  monitors: z.array(Id).max(mostMonitors, 'dataTasks.mostMonitors'),
  rule: z.string().trim().max(longestRule, 'dataTasks.ruleLength'),
  mediaTypes: z.array(MediaType),
  filters: FiltersOfTask.unwrap(),
  period: z
    .object({ from: z.string(), to: z.string() })
    .nullable()
    .refine(period => period !== null, 'dataTasks.choosePeriod')
    .superRefine((period, context) => {
      if (period === null) return
      const problem = problemOfPeriod(period)
      if (problem) context.addIssue({ code: 'custom', message: problem })
    }),
})
export interface TaskValues extends Omit<z.infer<typeof TaskValues>, 'period'> {
  /** Null: none is chosen yet. */
  period: Period | null
}

/** As the server would refuse it. */
function problemOfPeriod(period: Period): string | null {
  const found = TaskDraft.safeParse({ name: 'name', rule: 'rule', ...momentsIn(period) })
  return found.success ? null : (found.error.issues.find(({ path }) => path[0] === 'endTime')?.message ?? null)
}

const momentsIn = ({ from, to }: Period) => ({
  startTime: new Date(from).toISOString(),
  endTime: new Date(to).toISOString(),
})

export const blankTask = (): TaskValues => ({
  ...{ name: '', projectId: null, sourceId: null, monitors: [], rule: '', mediaTypes: [], filters: [], period: null },
})

/** @throws where no time is chosen: the form asks for one before */
export function draftOf({ period, ...written }: TaskValues): TaskDraft {
  if (!period) throw new Error('a task has a time')
  return { ...written, ...momentsIn(period) }
}

export const valuesOf = ({ startTime, endTime, ...task }: DataTask): TaskValues => ({
  ...{ name: task.name, projectId: task.projectId, sourceId: task.sourceId, monitors: task.monitors },
  ...{ rule: task.rule, mediaTypes: task.mediaTypes, filters: task.filters, period: { from: startTime, to: endTime } },
})
