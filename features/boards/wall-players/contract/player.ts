/** A player: a television without a sign-in, and what it shows. */
import { ScreenWithFigures, screenAddresses } from '@guanlan/features/boards/big-screens/contract'
import { Id, Moment, recordFields } from '@guanlan/platform/contract'
import { z } from 'zod'

export const nameLength = 50
/** Of one organisation. */
export const mostPlayers = 200
export const codeLength = 6
/** Without 0 and O, 1, I and L, which are taken for one another. */
export const codeSigns = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
export const codeMinutes = 10
/** Asked for no longer than this, a player counts as silent. */
export const silentMinutes = 3
/** How often a player asks; a revoked one goes dark within. */
export const everySeconds = 30

export const Code = z
  .string()
  .trim()
  .toUpperCase()
  .regex(new RegExp(`^[${codeSigns}]{${codeLength}}$`), 'wallPlayers.codeFaulty')

const Name = z.string().trim().min(1, 'wallPlayers.nameLength').max(nameLength, 'wallPlayers.nameLength')
const rotationPrefix = 'rotation:'
/** Name of an address, the id of an own one, or screens in turn, as `rotation:7`. */
export const ShownScreen = z
  .enum(screenAddresses)
  .or(Id)
  .or(z.templateLiteral([rotationPrefix, z.number().int().positive()]))
export type ShownScreen = z.infer<typeof ShownScreen>

/** The id of a rotation; null: it is a screen. Pure. */
export const rotationIn = (screen: ShownScreen): number | null =>
  typeof screen === 'string' && screen.startsWith(rotationPrefix) ? Number(screen.slice(rotationPrefix.length)) : null

export const PlayerDraft = z.object({ name: Name.describe('Where it hangs'), screen: ShownScreen })
export type PlayerDraft = z.infer<typeof PlayerDraft>
export const Pairing = PlayerDraft.extend({ code: Code.describe('As the television shows it') })
export type Pairing = z.infer<typeof Pairing>

export const Player = PlayerDraft.extend({
  ...recordFields,
  title: z.string().nullable().describe('Of the screen; null: it is gone'),
  pairedAt: Moment,
  pairedBy: z.string().nullable(),
  seenAt: Moment.nullable().describe('When it last asked'),
  isSilent: z.boolean(),
  width: z.number().int().nullable().describe('Of its window, in pixels'),
  height: z.number().int().nullable(),
})
export type Player = z.infer<typeof Player>

const Side = z.number().int().min(1).max(20_000)
export const Beat = z.object({ width: Side, height: Side })
export const ShownWall = ScreenWithFigures.extend({ everySeconds: z.number().int() })
