/**
 * Stories of newcomers in two steps (docs/decisions/0009). They are foreseen while other batches go on, so that articles, facts and hits can be written with
 * them. With the turn of all batches it is looked at what has changed meanwhile, which as a rule is nothing that touches these newcomers.
 */
import type { Tx } from '@guanlan/platform/server'
import { rememberNewcomers, type ShingleMemory, storiesLike, witnessesOf } from './known.ts'
import { moveNewcomers } from './move.ts'
import { type Newcomer, type Places, placeNewcomers } from './place.ts'
import { keepReasons, mergeStories } from './save-stories.ts'
import { storiesToCompare } from './since.ts'
import { newestTurn, noteTurn, type TakenTurn, takeTurn } from './turns.ts'

export interface Foreseen {
  /** The newest turn that was seen. */
  turn: number
  /** The stories that were compared. */
  compared: readonly number[]
  places: Places
}

export async function foresee(tx: Tx, newcomers: readonly Newcomer[], memory: ShingleMemory): Promise<Foreseen> {
  // Before anything else is read: what is decided later may be seen twice, and never missed.
  const turn = await newestTurn(tx)
  const compared = await storiesLike(tx, newcomers)
  return { turn, compared, places: await compare(tx, compared, newcomers, memory) }
}

/**
 * From here on one batch at a time, until the end of its transaction. Newcomers are written with the stories that were foreseen.
 * @returns since when, by the steady clock
 */
export async function finaliseStories(
  tx: Tx,
  newcomers: readonly Newcomer[],
  foreseen: Foreseen,
  memory: ShingleMemory,
): Promise<number> {
  const taken = await takeTurn(tx, foreseen.turn)
  const compared = await comparedNow(tx, newcomers, foreseen, taken)
  const places = compared === null ? foreseen.places : await compare(tx, compared, newcomers, memory)
  await moveNewcomers(tx, movedFrom(foreseen.places, places))
  await keepReasons(tx, places)
  if (places.merges.size > 0) await mergeStories(tx, places.merges)
  await noteTurn(tx, (taken.since.at(-1)?.turn ?? foreseen.turn) + 1, newcomers, places)
  rememberNewcomers(newcomers, memory)
  return taken.at
}

/** Null: what was foreseen holds. */
async function comparedNow(
  tx: Tx,
  newcomers: readonly Newcomer[],
  { compared }: Foreseen,
  { since, isWhole }: TakenTurn,
): Promise<readonly number[] | null> {
  return isWhole ? storiesToCompare(newcomers, compared, since) : storiesLike(tx, newcomers)
}

const compare = async (
  tx: Tx,
  stories: readonly number[],
  newcomers: readonly Newcomer[],
  memory: ShingleMemory,
): Promise<Places> => placeNewcomers(newcomers, await witnessesOf(tx, stories, newcomers, memory))

const movedFrom = (before: Places, now: Places): { id: number; story: number }[] =>
  [...now.stories].flatMap(([id, story]) => (before.stories.get(id) === story ? [] : [{ id, story }]))
