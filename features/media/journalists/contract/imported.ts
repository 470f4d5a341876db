/** A row of a sheet or a card of a file of vCards: one person at one medium. */
import { z } from 'zod'
import { strings } from '../strings.ts'
import { Draft, nameLength, Post } from './journalist.ts'
import { consents, sourceLength, Way } from './ways.ts'

const optional = z.string().trim().default('')
/** A cell that is one way to reach somebody, or empty. */
const wayOf = (kind: Way['kind']) =>
  optional.superRefine((value, context) => {
    if (value === '') return
    for (const { message } of Way.safeParse({ kind, value }).error?.issues ?? [])
      context.addIssue({ code: 'custom', message })
  })

export const Imported = z.object({
  name: Draft.shape.name,
  medium: z.string().trim().max(nameLength, 'journalists.mediumLength').default(''),
  beat: Post.shape.beat,
  role: Draft.shape.role,
  languages: Draft.shape.languages,
  tags: Draft.shape.tags,
  notes: Draft.shape.notes,
  doNotCall: Draft.shape.doNotCall,
  mail: wayOf('mail'),
  mobile: wayOf('mobile'),
  weixin: wayOf('weixin'),
  source: z.string().trim().max(sourceLength, 'journalists.sourceLength').default(''),
  consent: z.enum(consents, 'journalists.consentFaulty').default('unknown'),
  /** No column: two rows of one name may be two people, at two media. */
  person: z.literal('').default(''),
})
export type Imported = z.infer<typeof Imported>

export const imported = {
  name: strings.name,
  medium: strings.medium,
  beat: strings.beat,
  role: strings.role,
  languages: strings.languages,
  tags: strings.tags,
  notes: strings.notes,
  doNotCall: strings.doNotCall,
  mail: strings.mail,
  mobile: strings.mobile,
  weixin: strings.weixin,
  source: strings.waySource,
  consent: strings.consent,
}
/** Columns that only those may fill who may see them. */
export const wayColumns = ['mail', 'mobile', 'weixin'] as const
