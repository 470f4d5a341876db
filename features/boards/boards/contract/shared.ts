/** Boards by link: what leaves is the panels with their figures of now, and nothing that they could be asked further by. */
import { Locked, linkTerms, MadeShare } from '@guanlan/features/handling/shares/contract'
import { Empty, Id, Moment } from '@guanlan/platform/contract'
import { z } from 'zod'
import { mostViews } from './board.ts'
import { PanelFigure } from './figure.ts'
import { Frame, Panel } from './panel.ts'

const ViewPlace = z
  .number()
  .int()
  .min(0)
  .max(mostViews - 1)

/** Its panels say where they stand and how they are drawn; monitors, filters and ids of what they are of stay inside, and no figure leads on. */
export const SharedView = z.object({
  place: ViewPlace,
  range: Frame.shape.range,
  panels: z.array(Panel),
  figures: z.array(PanelFigure),
  at: Moment.describe('When they were counted'),
})
export type SharedView = z.infer<typeof SharedView>

export const OpenedBoard = z.discriminatedUnion('state', [
  Locked,
  z.object({
    state: z.literal('open'),
    key: z.string().nullable().describe('Shown instead of the password from here on'),
    organisation: z.string(),
    expiresAt: Moment,
    name: z.string(),
    views: z.array(z.string()).describe('Names of its views'),
    isDemonstration: z.boolean().describe('Its numbers are of invented data'),
    shown: SharedView,
  }),
])
export type OpenedBoard = z.infer<typeof OpenedBoard>

const path = '/inews/lookPlankInfo'
const byLink = {
  access: 'link',
  purpose: 'share',
  makerNeeds: ['boards.view', 'boards.edit'],
  method: 'POST',
  reads: true,
  params: z.object({ token: z.string().max(200) }),
} as const

export const sharedCalls = {
  share: {
    access: 'member',
    permission: 'boards.edit',
    method: 'POST',
    path: `${path}/share`,
    audit: 'always',
    summary: 'Share a board by a link: whoever has it sees what its maker may see then; the token is told this once',
    body: z.object({ id: Id, ...linkTerms }),
    reply: MadeShare,
  },
  openShared: {
    ...byLink,
    path: `${path}/shared/{token}/open`,
    cost: 'expensive',
    summary: 'The board of a link with its first view; with a password, only once that is given',
    body: z.object({ password: z.string().max(100).nullable().default(null) }),
    reply: OpenedBoard,
  },
  sharedView: {
    ...byLink,
    path: `${path}/shared/{token}/view`,
    cost: 'expensive',
    summary: 'A view of the board of a link with its figures of now; counts as no opening',
    body: z.object({ place: ViewPlace.default(0), key: z.string().max(500).nullable().default(null) }),
    reply: SharedView,
  },
  sharedHolds: {
    ...byLink,
    limit: 'public',
    path: `${path}/shared/{token}/holds`,
    summary: 'Whether the link opens anything still; counts as no opening',
    body: z.object({}),
    reply: Empty,
  },
} as const
