// The measured tasks of events. A new one is a file beside this one and a line here.
import type { Task } from '../shape.ts'
import { detection } from './detection.ts'
import { parents } from './parents.ts'
import { phases } from './phases.ts'

export const eventTasks: readonly Task[] = [detection, phases, parents]
