// The measured tasks of crises. A new one is a file beside this one and a line here.
import type { Task } from '../shape.ts'
import { latentOrder } from './latent-order.ts'

export const crisisTasks: readonly Task[] = [latentOrder]
