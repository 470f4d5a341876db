/** A person of the programme, as lists show them: without ways to reach them. */
import { platforms } from '@guanlan/features/articles/articles/contract'
import { Moment, recordFields } from '@guanlan/platform/contract'
import { z } from 'zod'
import { strings } from '../strings.ts'

export const sources = ['dealer', 'event', 'app', 'import', 'other'] as const
/** Kilometres, the upper end not included; null: without end. */
export const mileageBands = [
  { code: 'below10', to: 10_000 },
  { code: 'below50', to: 50_000 },
  { code: 'below100', to: 100_000 },
  { code: 'above100', to: null },
] as const
const mostLabels = 20
export const Platform = z.enum(platforms)

const line = (most: number) => z.string().trim().max(most, 'carOwners.lineLength').default('')
const Day = z.iso.date('carOwners.date').nullable().default(null)
export const LabelName = z.string().trim().min(1, 'carOwners.labelLength').max(50, 'carOwners.labelLength')

export const OwnerDraft = z.object({
  code: z
    .string()
    .trim()
    .min(1, 'carOwners.codeLength')
    .max(50, 'carOwners.codeLength')
    .describe('Number in the programme'),
  name: z.string().trim().min(1, 'carOwners.nameLength').max(50, 'carOwners.nameLength'),
  phone: z
    .string()
    .trim()
    .regex(/^[\d+\-() ]{0,20}$/, 'carOwners.phoneWrong')
    .nullable()
    .default(null)
    .describe('null: as it is'),
  mail: z
    .string()
    .trim()
    .max(100, 'carOwners.mailWrong')
    .regex(/^$|^[^@\s]+@[^@\s]+$/, 'carOwners.mailWrong')
    .nullable()
    .default(null)
    .describe('null: as it is'),
  consentFor: line(100).describe('What the owner consented to; empty: to nothing'),
  consentFrom: Day,
  consentUntil: Day.describe('The last day; null: until it is taken back'),
  model: line(50),
  mileage: z
    .number('carOwners.mileageWrong')
    .int('carOwners.mileageWrong')
    .min(0, 'carOwners.mileageWrong')
    .max(2_000_000, 'carOwners.mileageWrong')
    .nullable()
    .default(null)
    .describe('Kilometres'),
  boughtIn: z
    .string()
    .regex(/^((?:19|20)\d{2}-(0[1-9]|1[0-2]))?$/, 'carOwners.month')
    .default(''),
  source: z.enum(sources).default('other'),
  labels: z.array(LabelName).max(mostLabels, 'carOwners.tooManyLabels').default([]),
})
export type OwnerDraft = z.infer<typeof OwnerDraft>

export const Account = z.object({
  id: z.number().int(),
  ownerId: z.number().int(),
  owner: z.string(),
  platform: Platform,
  account: z.string(),
})
export type Account = z.infer<typeof Account>

export const Owner = OwnerDraft.extend({
  ...recordFields,
  phone: z.string().describe('Masked; empty: none'),
  mail: z.string().describe('Masked; empty: none'),
  keeper: z.string().nullable().describe('Who looks after the owner; null: in the pool'),
  isMine: z.boolean(),
  accounts: z.array(Account),
})
export type Owner = z.infer<typeof Owner>

export const OwnerQuestion = z.object({
  like: z.string().max(100).default('').describe('Part of the name, number or model'),
  label: z.string().max(50).default(''),
  whose: z.enum(['all', 'mine', 'pool']).default('all'),
  sort: z.enum(['name', 'updatedAt']).default('updatedAt'),
  order: z.enum(['asc', 'desc']).default('desc'),
})
export type OwnerQuestion = z.infer<typeof OwnerQuestion>

const { code, name, phone, mail, consentFor, consentFrom, consentUntil, model, mileage, boughtIn, source, labels } =
  strings
export const imported = {
  code,
  name,
  phone,
  mail,
  consentFor,
  consentFrom,
  consentUntil,
  model,
  mileage,
  boughtIn,
  source,
  labels,
}
/** Ways to reach people are not exported. */
export const exported = { code, name, consentFor, consentFrom, consentUntil, model, mileage, boughtIn, source, labels }

export const Label = z.object({
  id: z.number().int(),
  version: z.number().int(),
  name: z.string(),
  owners: z.number().int(),
  updatedAt: Moment,
})
export type Label = z.infer<typeof Label>
