/** Features that are switched off, for everybody or for one organisation. */
import { type Contract, Empty, Id, Version } from '@guanlan/platform/contract'
import { z } from 'zod'

const FeatureName = z.string('installation.feature').regex(/^[A-Za-z][\w-]{0,49}$/, 'installation.feature')

/** One feature, and where it is switched off. */
export const Switch = z.object({
  feature: z.string(),
  title: z.string().describe("The screens where it is met, in the reader's language"),
  off: z.boolean().describe('For the whole installation'),
  organisations: z
    .array(z.object({ id: z.number().int(), name: z.string() }))
    .describe('That do not have it, by name; the first hundred'),
})
export type Switch = z.infer<typeof Switch>

const operates = { access: 'operator' } as const

export const switchCalls = {
  globalSettings: {
    ...operates,
    method: 'GET',
    path: '/mgrV1/globalSettings/get',
    aliases: ['/mgr/globalSettings/get'],
    summary: 'What holds for the whole installation: features that are switched off',
    reply: z.object({ version: Version, switchedOff: z.array(z.string()) }),
  },
  changeGlobalSettings: {
    ...operates,
    method: 'PUT',
    path: '/mgrV1/globalSettings/update',
    aliases: ['/mgr/globalSettings/update'],
    summary: 'Change what holds for the whole installation, from the next call on',
    body: z.object({ version: Version, switchedOff: z.array(FeatureName).max(100) }),
    reply: z.object({ version: Version, switchedOff: z.array(z.string()) }),
  },
  switches: {
    ...operates,
    method: 'GET',
    path: '/mgrV1/switch',
    summary: 'Features that can be switched off, and where they are',
    reply: z.array(Switch),
  },
  turn: {
    ...operates,
    method: 'PUT',
    path: '/mgrV1/switch',
    summary: 'Switch a feature off or on, for one organisation or for all, from the next call on',
    body: z.object({
      feature: FeatureName,
      orgId: Id.nullable().describe('null: the whole installation'),
      off: z.boolean(),
    }),
    reply: Empty,
  },
} as const satisfies Contract
