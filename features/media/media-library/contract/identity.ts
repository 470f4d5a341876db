/** Pairs of the library that may be one house or one medium, and what the organisation answers. */
import { Changed, Id, KeysetPaging, keysetListOf, Moment } from '@guanlan/platform/contract'
import { z } from 'zod'
import { Entry } from './library.ts'

/** Why two may be one, the strongest first. */
export const pairReasons = ['name', 'houseName', 'stem', 'pinyin', 'domain', 'platformId', 'together'] as const
export type PairReason = (typeof pairReasons)[number]
export const pairKinds = ['merge', 'body'] as const
export const identityStates = ['open', 'accepted', 'refused'] as const

export const IdentityOffer = z.object({
  id: z.number().int(),
  kind: z.enum(pairKinds).describe('`merge`: both are one medium; `body`: the other belongs to the base'),
  base: Entry.describe('The medium that would stay, or be the house'),
  other: Entry,
  score: z.number().int().describe('50 to 100: all reasons together'),
  reasons: z.array(
    z.object({
      reason: z.enum(pairReasons),
      counts: z.number().describe('0 to 1'),
      value: z.string().describe('What they share'),
    }),
  ),
  answer: z.enum(['accepted', 'refused']).nullable().describe('Of this organisation'),
  answeredBy: z.string().nullable(),
  answeredAt: Moment.nullable(),
  proposalId: z.number().int().nullable().describe('The correction that was proposed to operators'),
})
export type IdentityOffer = z.infer<typeof IdentityOffer>

export const IdentityQuestion = z.object({
  like: z.string().max(100).default('').describe('Part of a name of one of the two'),
  state: z.enum(identityStates).default('open'),
  kind: z.enum(['all', ...pairKinds]).default('all'),
})
export type IdentityQuestion = z.infer<typeof IdentityQuestion>

/** Each is a proposal of its own. */
export const mostAnswered = 50

export const identityCalls = {
  identities: {
    access: 'member',
    permission: 'mediaLibrary.view',
    method: 'POST',
    path: '/inews/mediaLibrary/identity/list',
    reads: true,
    summary:
      'Media and accounts that may be one, with the reasons, the likeliest first; of media that the organisation has articles of',
    body: IdentityQuestion.extend(KeysetPaging.shape),
    reply: keysetListOf(IdentityOffer),
  },
  answerIdentity: {
    access: 'member',
    permission: 'mediaLibrary.edit',
    method: 'POST',
    path: '/inews/mediaLibrary/identity/answer',
    undo: true,
    summary:
      'Answer pairs that may be one: `accept` proposes it to operators as a correction (by whoever may propose these), `refuse` puts them away, `reopen` forgets a refusal',
    body: z.object({
      ids: z.array(Id).min(1, 'platform.chooseSome').max(mostAnswered, 'mediaLibrary.tooManyAnswered'),
      answer: z.enum(['accept', 'refuse', 'reopen']),
    }),
    reply: Changed,
  },
} as const
