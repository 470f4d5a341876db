/** What the palette offers for the words in its box, in groups. Pure. */
import type { Phrase } from '@guanlan/platform/contract'
import { type Findables, type FoundThing, type Here, type IconName, namedLike, type Offer } from '@guanlan/platform/web'

export interface Choice {
  key: string
  icon: IconName
  name: string
  note?: string | undefined
  /** The keys that do the same. */
  keys?: readonly string[] | undefined
  /** An address to go to, or something to do. */
  opens: string | (() => void)
}

export interface ChoiceGroup {
  key: string
  /** Empty: what can be done with the words themselves. */
  title: string
  choices: readonly Choice[]
}

type Say = (phrase: Phrase) => string

/** Acts whose name is like the words: the beginning of the name before its inside, at most so many. */
export function actsNamed(acts: readonly Choice[], words: string, most: number): Choice[] {
  if (words === '') return acts.slice(0, most)
  const typed = words.toLowerCase()
  const place = ({ name }: Choice) => {
    const at = name.toLowerCase().indexOf(typed)
    return at === 0 ? 0 : at > 0 ? 1 : 2
  }
  return acts
    .filter(({ name }) => namedLike(name, words))
    .sort((one, other) => place(one) - place(other))
    .slice(0, most)
}

/** What the server found, in the order in which the kinds are declared; things of an unknown kind, or without an address, are left out. */
export function groupsOfFound(
  found: readonly FoundThing[],
  kinds: NonNullable<Findables['kinds']>,
  say: Say,
): ChoiceGroup[] {
  return Object.entries(kinds).map(([kind, { title, icon, addressOf }]) => ({
    key: kind,
    title: say(title),
    choices: found
      .filter(thing => thing.kind === kind)
      .flatMap(thing => {
        const address = addressOf(thing)
        return address === null
          ? []
          : [{ key: `${kind} ${thing.id}`, icon, name: thing.name, note: thing.note ?? undefined, opens: address }]
      }),
  }))
}

/** What can be done with the words themselves, above or below what they find. */
export function offersOf(
  offers: readonly Offer[],
  words: string,
  here: Here,
  place: 'first' | 'last',
  say: Say,
): ChoiceGroup {
  const choices =
    words === ''
      ? []
      : offers
          .filter(offer => offer.place(words) === place)
          .map(({ icon, text, addressOf }) => ({
            key: `${place} ${text[2]}`,
            icon,
            name: say(text).replace('{{words}}', () => words),
            opens: addressOf(words, here),
          }))
  return { key: place, title: '', choices }
}
