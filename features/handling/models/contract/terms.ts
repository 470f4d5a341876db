/** What an organisation lets a model do: what leaves the house, for what, and for how much. */
import { Moment, Version } from '@guanlan/platform/contract'
import { z } from 'zod'
import { Endpoint, EndpointDraft } from './endpoint.ts'

/** What of articles is sent: titles alone, excerpts of 300 characters, or texts. */
export const leavings = ['titles', 'excerpts', 'whole'] as const
export const Leaves = z.enum(leavings)
export type Leaves = z.infer<typeof Leaves>

/** What a model is used for. */
export const modelScenes = ['gptSession', 'product', 'activity', 'translate', 'report'] as const
export const ModelScene = z.enum(modelScenes)
export type ModelScene = z.infer<typeof ModelScene>

const Limit = z
  .number('models.limit')
  .int('models.limit')
  .min(0, 'models.limit')
  .max(10_000_000, 'models.limit')
  .nullable()

export const TermsDraft = z.object({
  own: EndpointDraft.nullable().describe("null: the installation's model"),
  leaves: Leaves.nullable().describe('null: nothing is sent'),
  scenesOff: z.array(ModelScene).max(modelScenes.length),
  mostOfRun: Limit.describe('Fen; null: no limit'),
  mostOfPerson: Limit.describe('Fen of a person and a day'),
  mostOfAll: Limit.describe('Fen of the organisation and a day'),
})
export type TermsDraft = z.infer<typeof TermsDraft>

export const Terms = TermsDraft.omit({ own: true }).extend({
  version: Version,
  own: Endpoint.nullable(),
  /** Of the installation, by name alone; null: none is set. */
  installation: z.object({ model: z.string(), priceIn: z.number().int(), priceOut: z.number().int() }).nullable(),
})
export type Terms = z.infer<typeof Terms>

/** 2 yuan a run, 20 a person and day, 200 all together, until an organisation chooses otherwise. */
export const usualLimits = { mostOfRun: 200, mostOfPerson: 2_000, mostOfAll: 20_000 } as const

export const InstallationModel = z.object({
  version: Version,
  from: z.enum(['environment', 'settings', 'none']),
  endpoint: Endpoint.nullable(),
  ownHosts: z.array(z.string()).describe('host:port of an own network, where models of organisations may lie'),
})
export type InstallationModel = z.infer<typeof InstallationModel>

export const InstallationDraft = z.object({
  version: Version,
  endpoint: EndpointDraft.nullable().describe('null: that of the environment'),
  ownHosts: z
    .array(
      z
        .string()
        .trim()
        .regex(/^[^\s/:@]+:\d{1,5}$|^\[[\da-f:.]+\]:\d{1,5}$/i, 'models.host'),
    )
    .max(50, 'models.host'),
})
export type InstallationDraft = z.infer<typeof InstallationDraft>

/** Tokens of one person, for one scene, by one model. */
export const UseSum = z.object({
  userId: z.number().int().nullable(),
  person: z.string(),
  scene: z.string(),
  model: z.string(),
  uses: z.number().int(),
  tokensIn: z.number().int(),
  tokensOut: z.number().int(),
  microFen: z.number().describe('Millionths of a fen'),
  lastAt: Moment,
})
export type UseSum = z.infer<typeof UseSum>
