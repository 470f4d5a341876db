// The measured tasks of the assistant. A new one is a file beside this one and a line here.
import type { Task } from '../shape.ts'
import { questions } from './questions.ts'
import { support } from './support.ts'

export const assistantTasks: readonly Task[] = [support, questions]
