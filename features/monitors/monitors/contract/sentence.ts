/** A sentence in zh, zh-TW and en. */
import { z } from 'zod'

export const Sentence = z.tuple([z.string(), z.string(), z.string()])
