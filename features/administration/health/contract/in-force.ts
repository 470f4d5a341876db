/** Settings as they are in force in the process that answers, and a mail that tells whether mails leave. */
import { Empty, Moment } from '@guanlan/platform/contract'
import { z } from 'zod'

export const ShownSetting = z.object({
  name: z.string(),
  value: z.string().describe('Secrets and passwords are dots; empty: not set, and nothing stands in its place'),
  isSet: z.boolean().describe('false: it is the default'),
})
export type ShownSetting = z.infer<typeof ShownSetting>

export const TestMail = z.object({
  address: z.string(),
  state: z.enum(['waiting', 'accepted', 'failed', 'notSent']),
  answer: z.string().nullable().describe('Of the mail server'),
  at: Moment,
})
export type TestMail = z.infer<typeof TestMail>

const operates = { access: 'operator' } as const
const path = '/mgrV1/installation'

export const inForceCalls = {
  settings: {
    ...operates,
    method: 'GET',
    path: `${path}/settings`,
    summary: 'Settings in force in the process that answers, without secrets',
    reply: z.object({
      list: z.array(ShownSetting),
      unknown: z.array(z.string()).describe('Variables that look like settings and are none'),
    }),
  },
  sendTestMail: {
    ...operates,
    method: 'POST',
    path: `${path}/testMail`,
    summary: 'Send a mail that says it is a test; the newest test mail tells what became of it',
    body: z.object({ address: z.email('health.mailAddress').max(254, 'health.mailAddress') }),
    reply: Empty,
  },
  testMail: {
    ...operates,
    method: 'GET',
    path: `${path}/testMail`,
    summary: 'What became of the newest test mail; null: there was none in 30 days',
    reply: TestMail.nullable(),
  },
} as const
