// The measured tasks of releases. A new one is a file beside this one and a line here.
import type { Task } from '../shape.ts'
import { changedTexts } from './changed-texts.ts'
import { kinds } from './kinds.ts'

export const releaseTasks: readonly Task[] = [kinds, changedTexts]
