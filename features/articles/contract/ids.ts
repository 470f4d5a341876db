/** Articles that a person has chosen. */
import { Id } from '@guanlan/platform/contract'
import { z } from 'zod'

export const Ids = z.array(Id).min(1, 'articles.selectData').max(1000)
