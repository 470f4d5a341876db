/** How long what is kept: limits by kind and organisation, and what went last. For operators. */
import { contract, feature, Id, Moment } from '@guanlan/platform/contract'
import { z } from 'zod'

/**
 * articles: what was published, an organisation's facts, hits and read marks. identities: by which an article that is gone is known again.
 * operations: who did what. operationRows: what can be taken back. deliveries: what was sent to whom. The others are logs of the installation.
 */
export const retentionKinds = [
  'articles',
  'identities',
  'operations',
  'operationRows',
  'ruleChanges',
  'refusedItems',
  'clientErrors',
  'deliveries',
] as const
export type RetentionKind = (typeof retentionKinds)[number]
/** Kinds that an organisation may keep for another time than the installation. */
export const kindsOfOrganisations = ['articles', 'operations', 'operationRows', 'deliveries'] as const

/** Null: for ever. */
const Months = z.int().min(1).max(1200).nullable()

/** What became, or would become, of one table or one part of it. */
export const RetiredPart = z.object({
  kind: z.enum(retentionKinds),
  part: z.string(),
  rows: z.number().int(),
  /** Rows that go. */
  leaving: z.number().int(),
  act: z.enum(['keep', 'deleteRows', 'dropPart']),
})
export type RetiredPart = z.infer<typeof RetiredPart>

export const retention = contract({
  read: {
    method: 'GET',
    path: '/inews/retention',
    access: 'operator',
    summary: 'How long what is kept, and what the last night took away or would have taken away',
    reply: z.object({
      /** False: each night only says what would go. */
      enabled: z.boolean(),
      limits: z.array(z.object({ kind: z.enum(retentionKinds), months: Months })),
      organisations: z.array(z.object({ orgId: z.number().int(), kind: z.enum(kindsOfOrganisations), months: Months })),
      last: z.object({ at: Moment, enabled: z.boolean(), parts: z.array(RetiredPart) }).nullable(),
    }),
  },
  change: {
    method: 'PUT',
    path: '/inews/retention',
    access: 'operator',
    summary: 'Change limits, of the installation or of an organisation, and whether anything goes',
    body: z.object({
      enabled: z.boolean().optional(),
      limits: z
        .array(z.object({ kind: z.enum(retentionKinds), months: Months }))
        .max(20)
        .default([]),
      organisations: z
        .array(
          z.object({
            orgId: Id,
            kind: z.enum(kindsOfOrganisations),
            /** Absent: as the installation. */
            months: Months.optional(),
          }),
        )
        .max(1000)
        .default([]),
    }),
    reply: z.null(),
  },
})

export const retentionFeature = feature({ name: 'retention', permissions: {}, quotas: {}, contract: retention })
