/** Instructions by scene: what they take, what they need, what comes of them. */
import { LongId, recordFields } from '@guanlan/platform/contract'
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
  /** Of the product, of the organisation, or the reader's own. */
  owner: z.enum(['product', 'organisation', 'own']),
})
export type Instruction = z.infer<typeof Instruction>

/** Scenes that people write instructions for. */
export const writtenScenes = ['product', 'activity', 'translate', 'report'] as const

export const mostFields = 10
const FieldDraft = z.object({
  label: z.string().trim().min(1, 'assistant.labelLength').max(20, 'assistant.labelLength'),
  kind: InstructionField.shape.kind,
  required: z.boolean().default(true),
})

/** An instruction that a person writes: what the model is to do with the fields. */
export const InstructionDraft = z.object({
  scene: z.enum(writtenScenes),
  name: z.string().trim().min(1, 'assistant.instructionName').max(50, 'assistant.instructionName'),
  instruction: z.string().trim().min(1, 'assistant.instructionLength').max(4_000, 'assistant.instructionLength'),
  fields: z
    .array(FieldDraft)
    .min(1, 'assistant.fieldCount')
    .max(mostFields, 'assistant.fieldCount')
    .refine(fields => fields.filter(({ kind }) => kind === 'articles').length <= 1, 'assistant.oneOfArticles')
    .refine(fields => new Set(fields.map(({ label }) => label)).size === fields.length, 'assistant.fieldTwice'),
  example: z.string().trim().max(500, 'assistant.exampleLength').default(''),
  shared: z.boolean().default(false),
})
export type InstructionDraft = z.infer<typeof InstructionDraft>

/** Fields of one that a person wrote, by their place: people change labels. Pure. */
export const fieldsOf = ({ fields }: Pick<InstructionDraft, 'fields'>): InstructionField[] =>
  fields.map(({ label, kind, required }, at) => ({
    name: kind === 'articles' ? 'articles' : `field${at + 1}`,
    ...{ label, kind, required },
    most: kind === 'articles' ? mostArticles : kind === 'line' ? 200 : longestText,
  }))

export const OwnInstruction = InstructionDraft.extend({ ...recordFields, isOwn: z.boolean() })
export type OwnInstruction = z.infer<typeof OwnInstruction>

/** What is written into the fields of an instruction, by their names. */
export const Values = z.record(
  z.string().max(50),
  z.union([
    z.string().max(longestText, 'assistant.textLength'),
    z.array(LongId).max(mostArticles, 'assistant.articleCount'),
  ]),
)
export type Values = z.infer<typeof Values>
