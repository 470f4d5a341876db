/** Traceability: where a story, an event, an article or a trace task came from, who carried it, and how the text changed. */
import { linkTerms, MadeShare } from '@guanlan/features/handling/shares/contract'
import { contract, Empty, feature, LongId, SheetKind } from '@guanlan/platform/contract'
import { z } from 'zod'
import { Cascade } from './contract/cascade.ts'
import { Subject, Traced } from './contract/picture.ts'
import { sharedCalls } from './contract/shared.ts'
import { mostVersions, TextVersion } from './contract/versions.ts'

export * from './contract/cascade.ts'
export * from './contract/picture.ts'
export * from './contract/shared.ts'
export * from './contract/versions.ts'

const reads = {
  access: 'member',
  permission: 'traceability.view',
  method: 'POST',
  reads: true,
  cost: 'expensive',
} as const

export const traceability = contract({
  picture: {
    ...reads,
    path: '/ipr/traceability/picture',
    summary: 'Who took it from whom, with reason and certainty, who mattered, and the text on its way',
    body: Subject.extend({
      open: z.array(LongId).max(50).default([]).describe('Articles whose folded copies are shown, too'),
    }),
    reply: Traced,
  },
  versions: {
    ...reads,
    path: '/ipr/traceability/versions',
    summary: 'What each of these articles changed of the text of the one before',
    body: z.object({ articles: z.array(LongId).min(1).max(mostVersions) }),
    reply: z.array(TextVersion),
  },
  export: {
    ...reads,
    path: '/ipr/traceability/export',
    envelope: 'file',
    summary: 'The table of a picture as a file',
    body: Subject.extend({ fileType: SheetKind.default('xlsx') }),
    reply: Empty,
  },
  reposts: {
    ...reads,
    path: '/ipr/traceability/reposts',
    summary:
      'Who passed a post on from whom: of an article its reposts, of a story or an event those of its post with most; null: it has none',
    body: Subject.extend({
      open: z
        .array(z.number().int())
        .max(200)
        .default([])
        .describe('Numbers of reposts whose folded ones are shown, too; -1: those whose source is not known'),
    }),
    reply: Cascade.nullable(),
  },
  exportReposts: {
    ...reads,
    path: '/ipr/traceability/reposts/export',
    envelope: 'file',
    summary: 'Reposts as a file',
    body: Subject.extend({ fileType: SheetKind.default('xlsx') }),
    reply: Empty,
  },
  share: {
    access: 'member',
    permission: 'traceability.share',
    method: 'POST',
    path: '/ipr/traceability/share',
    audit: 'always',
    summary: 'Share a picture by a link; its token is told this once',
    body: Subject.extend({
      ...linkTerms,
      names: z.boolean().default(false).describe('Authors of reposts by name; otherwise they are numbers'),
    }),
    reply: MadeShare,
  },
  ...sharedCalls,
})

export const traceabilityFeature = feature({
  name: 'traceability',
  permissions: {
    view: { name: ['查看传播溯源', '檢視傳播溯源', 'See traceability'], roles: ['orgAdmin', 'member', 'reader'] },
    share: { name: ['分享传播溯源', '分享傳播溯源', 'Share traceability'], roles: ['orgAdmin', 'member'] },
  },
  quotas: {},
  contract: traceability,
})
