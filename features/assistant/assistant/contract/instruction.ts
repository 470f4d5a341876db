/** Instructions by scene: what they take, what they need, what comes of them. */
import { LongId } from '@guanlan/platform/contract'
import { z } from 'zod'

/** Spec 83; the first of them that a person meets is `product`. */
export const scenes = ['gptSession', 'product', 'activity', 'translate', 'report'] as const
export const Scene = z.enum(scenes)
export type Scene = z.infer<typeof Scene>
export const defaultScene: Scene = 'product'

/** Characters of a text that is translated. */
export const longestText = 20_000
/** Articles of a report. */
export const mostArticles = 50

export const InstructionField = z.object({
  name: z.string(),
  label: z.string(),
  kind: z.enum(['line', 'text', 'articles']),
  /** Characters, or articles. */
  most: z.number().int(),
  required: z.boolean(),
})
export type InstructionField = z.infer<typeof InstructionField>

/** `tables`: nothing but what is here; `articles`: stored articles; `endpoint`: a model that translates; `model`: one that writes. */
export const needs = ['tables', 'articles', 'endpoint', 'model'] as const

export const Instruction = z.object({
  id: z.number().int(),
  scene: Scene,
  name: z.string(),
  summary: z.string(),
  fields: z.array(InstructionField),
  needs: z.enum(needs),
  /** What it needs is there. */
  isReady: z.boolean(),
  example: z.string(),
  version: z.number().int(),
})
export type Instruction = z.infer<typeof Instruction>

/** What is written into the fields of an instruction, by their names. */
export const Values = z.record(
  z.string().max(50),
  z.union([
    z.string().max(longestText, 'assistant.textLength'),
    z.array(LongId).max(mostArticles, 'assistant.articleCount'),
  ]),
)
export type Values = z.infer<typeof Values>
