/** Labels of an organisation: a tree of names with colours that people put on articles. */
import { Published } from '@guanlan/features/articles/articles/contract'
import { contract, Empty, feature, Id, LongId, largestInt, Moment, TreeMove, Version } from '@guanlan/platform/contract'
import { z } from 'zod'
import { mostColour } from './contract/colours.ts'

export * from './contract/colours.ts'

export const nameLength = 30
/** Of one organisation, whatever its package allows. */
export const mostLabels = 2_000

/** One line; white space around it and line breaks in it are nobody's intention. */
const Name = z
  .string('labels.nameLength')
  .overwrite(name => name.replace(/\s+/g, ' ').trim())
  .min(1, 'labels.nameLength')
  .max(nameLength, 'labels.nameLength')
const Colour = z.number().int().min(0).max(mostColour)
const Flag = z.union([z.enum(['0', '1']).transform(value => value === '1'), z.boolean()])

/** As in the rule language; empty: none. */
const RuleText = z
  .string()
  .trim()
  .max(20_000)
  .nullable()
  .transform(text => text || null)

export const LabelDraft = z.object({
  name: Name,
  fatherId: z.coerce.number().int().min(0).max(largestInt).default(0).describe('0: the top'),
  colour: Colour.default(0),
  rule: RuleText.default(null).describe('Articles that it wants get the label by themselves'),
})
export type LabelDraft = z.infer<typeof LabelDraft>

export const Label = z.object({
  id: z.number().int(),
  orgId: z.number().int(),
  fatherId: z.number().int(),
  idPrev: z.number().int(),
  idNext: z.number().int(),
  name: z.string(),
  colour: z.number().int(),
  rule: z.string().nullable(),
  status: z.union([z.literal(0), z.literal(1)]).describe('0: not offered any more, and stays on articles'),
  version: Version,
  updatedAt: Moment,
  /** Name of the member; `#id` of somebody who has left; null: the system. */
  updatedBy: z.string().nullable(),
})
export type Label = z.infer<typeof Label>

export const LabelRuleTrial = z.object({
  /** Newest articles of the organisation that were looked at. */
  examined: z.number().int(),
  found: z.number().int(),
  /** The oldest of them; null: there are none. */
  from: Moment.nullable(),
  samples: z.array(z.object({ id: LongId, title: z.string(), media: z.string(), ...Published.shape })),
})
export type LabelRuleTrial = z.infer<typeof LabelRuleTrial>

/** The specification names no place for the id of a change or a removal: body, query and path are read (ambiguities 50). */
const IdAnywhere = z.object({ id: Id.optional() })
const member = { access: 'member' } as const

export const labels = contract({
  list: {
    open: true,
    ...member,
    method: 'GET',
    path: '/inews/data/label',
    permission: 'labels.view',
    summary: 'The tree of labels, fathers before their children, siblings in order',
    query: z.object({
      isOpen: Flag.optional().describe('1: those that are offered, that is enabled with everything above them'),
      status: Flag.optional().describe('1: the enabled ones; 0: the disabled ones'),
    }),
    reply: z.array(Label),
  },
  counts: {
    ...member,
    method: 'GET',
    path: '/inews/data/label/counts',
    permission: 'labels.view',
    summary: 'Articles of every label that has some',
    query: z.object({
      from: Moment.optional().describe('Published at this moment or later'),
      to: Moment.optional().describe('Published before this moment'),
    }),
    reply: z.array(
      z.object({
        id: z.number().int(),
        articles: z.number().int().describe('That carry the label itself'),
        below: z.number().int().describe('That carry it or one below it, each counted once'),
      }),
    ),
  },
  create: {
    ...member,
    method: 'POST',
    path: '/inews/data/label',
    permission: 'labels.edit',
    quota: 'labelCount',
    undo: true,
    summary: 'Add a label at the end of its family',
    body: LabelDraft,
    reply: Label,
  },
  update: {
    ...member,
    method: 'PUT',
    path: '/inews/data/label',
    aliases: ['/inews/data/label/{id}'],
    permission: 'labels.edit',
    undo: true,
    summary: 'Change name, colour or rule; refused when it was changed since the version that is named',
    params: IdAnywhere,
    query: IdAnywhere,
    body: LabelDraft.pick({ name: true })
      .extend({ colour: Colour, rule: RuleText })
      .partial()
      .extend({
        id: Id.optional(),
        version: Version.optional().describe('What it started from; without it the newest is overwritten'),
      }),
    reply: Label,
  },
  remove: {
    ...member,
    method: 'DELETE',
    path: '/inews/data/label',
    aliases: ['/inews/data/label/{id}'],
    permission: 'labels.edit',
    undo: true,
    summary: 'Remove a label without children, and take it off all articles',
    params: IdAnywhere,
    query: IdAnywhere,
    body: IdAnywhere,
    reply: z.object({ articles: z.number().int().describe('From which it was taken') }),
  },
  status: {
    ...member,
    method: 'PUT',
    path: '/inews/data/label/{id}/{status}',
    permission: 'labels.edit',
    undo: true,
    summary: 'Enable (1) or disable (0); a disabled label is not offered and stays on articles',
    params: z.object({ id: Id, status: z.enum(['0', '1'], 'labels.status') }),
    reply: Label,
  },
  sort: {
    ...member,
    method: 'PUT',
    path: '/inews/data/label/sort/{idPrev}/{id}/{idNext}/{fatherId}',
    permission: 'labels.edit',
    undo: true,
    summary: 'Move a label between two neighbours; 0 where there is none',
    params: TreeMove,
    reply: Empty,
  },
  tryRule: {
    ...member,
    method: 'POST',
    path: '/inews/data/label/rule/preview',
    permission: 'labels.edit',
    cost: 'expensive',
    reads: true,
    summary: 'Which of the newest articles a rule would label, before it is saved',
    body: z.object({ rule: z.string().trim().min(1).max(20_000) }),
    reply: LabelRuleTrial,
  },
  merge: {
    ...member,
    method: 'POST',
    path: '/inews/data/label/{id}/merge',
    permission: 'labels.edit',
    undo: true,
    summary: 'Make two labels one: its articles and children become those of the other, and it is gone',
    params: z.object({ id: Id }),
    body: z.object({ into: Id }),
    reply: z.object({ articles: z.number().int().describe('That got the other label by it') }),
  },
})

export const labelsFeature = feature({
  name: 'labels',
  permissions: {
    view: { name: ['查看标签', '檢視標籤', 'See labels'], roles: ['orgAdmin', 'member', 'reader'] },
    edit: { name: ['编辑标签', '編輯標籤', 'Change labels'], roles: ['orgAdmin', 'member'] },
  },
  quotas: { labelCount: { name: ['标签数量', '標籤數量', 'Labels'], kind: 'standing' } },
  contract: labels,
})
