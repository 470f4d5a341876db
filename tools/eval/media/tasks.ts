// The measured tasks of the media library. A new one is a file beside this one and a line here.
import type { Task } from '../shape.ts'
import { identity } from './identity.ts'
import { signatures } from './signatures.ts'

export const mediaTasks: readonly Task[] = [identity, signatures]
