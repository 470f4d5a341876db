/** Articles that a person has chosen. */
import { LongId } from '@guanlan/platform/contract'
import { z } from 'zod'

export const Ids = z.array(LongId).min(1, 'articles.selectData').max(1000)
