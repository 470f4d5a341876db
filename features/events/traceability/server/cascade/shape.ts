/** The answer about the reposts of a post. Pure. */
import { type Cascade, openUnknown, type RepostNode, unknownKinds } from '../../contract/cascade.ts'
import { type Measured, measuresOf } from './measures.ts'
import { comparedName } from './names.ts'
import { type Parent, parentsOf, type Repost } from './parents.ts'

export interface Post {
  id: number
  /** By which reposts name it. */
  identity: string
  title: string
  author: string | null
  at: Date
}

const mostAmplifiers = 5
const longestText = 140
const hourMs = 3_600_000

/** @param most reposts shown one by one, and with what is opened */
export function cascadeOf(
  post: Post,
  reposts: readonly Repost[],
  { opened = [], most, mostOpened = most }: { opened?: readonly number[]; most: number; mostOpened?: number },
): Cascade {
  const lines = parentsOf(reposts, post)
  const { behind, depth, width } = measuresOf(lines)
  const at = (place: number): Date => (place === 0 ? post.at : (reposts[place - 1]?.at ?? post.at))
  const passedOn = byBelow(behind)
  const shown = shownOf(lines, passedOn, { opened, most, mostOpened })
  const nodeOf = new Map(shown.map((place, node) => [place, node]))
  const count = (is: (line: Parent) => boolean) => lines.slice(1).filter(is).length
  const whoOf = authorsOf([post.author, ...reposts.map(({ author }) => author)])
  const copiesShown = new Map<number, number>()
  for (const place of shown) {
    const from = lines[place]?.from ?? null
    if (from !== null) copiesShown.set(from, (copiesShown.get(from) ?? 0) + 1)
  }
  return {
    article: post.id,
    title: post.title,
    total: reposts.length,
    authors: new Set(whoOf.slice(1).filter(who => who > 0)).size,
    lines: {
      known: count(({ reason }) => reason === 'given'),
      inferred: count(({ reason }) => reason === 'named'),
      unknown: count(({ from }) => from === null),
    },
    unknown: Object.fromEntries(
      unknownKinds.map(kind => [kind, count(({ unknown }) => unknown === kind)]),
    ) as Cascade['unknown'],
    depth,
    width,
    early: reposts.filter(repost => repost.at < post.at).length,
    turned: lines.filter(({ from }, place) => from !== null && at(from) > at(place)).length,
    nodes: shown.map(nodeAt),
    foldedUnknown: lines.filter(({ from }, place) => from === null && !nodeOf.has(place)).length,
    amplifiers: passedOn.slice(0, mostAmplifiers).flatMap(place => {
      const node = nodeOf.get(place)
      const { known = 0, inferred = 0 } = behind[place] ?? {}
      return node === undefined
        ? []
        : [{ node, known, inferred, hours: (at(place).getTime() - post.at.getTime()) / hourMs }]
    }),
  }

  function nodeAt(place: number): RepostNode {
    const [{ from, ...line }, { copies, known, inferred }] = [lines[place] as Parent, behind[place] as Measured]
    const { author, text } = place === 0 ? { author: post.author, text: post.title } : (reposts[place - 1] as Repost)
    return {
      ...{ number: place, author, who: whoOf[place] ?? 0, text: shortOf(text), at: at(place).toISOString() },
      ...line,
      from: from === null ? null : (nodeOf.get(from) ?? null),
      ...{ copies, known, inferred, folded: copies - (copiesShown.get(place) ?? 0) },
    }
  }
}

function shortOf(text: string): string {
  const cut = text.slice(0, longestText + 1)
  return cut.length > longestText ? `${cut.slice(0, longestText).toWellFormed()}…` : cut
}

const belowOf = ({ known, inferred }: Measured): number => known + inferred

/** Reposts with something behind them, those with most first, then the earlier. */
const byBelow = (behind: readonly Measured[]): number[] =>
  [...behind.keys()]
    .filter(place => place > 0 && belowOf(behind[place] as Measured) > 0)
    .toSorted((one, other) => belowOf(behind[other] as Measured) - belowOf(behind[one] as Measured) || one - other)

/** What a repost passed on has more behind it: so it is shown, too. */
function shownOf(
  lines: readonly Parent[],
  passedOn: readonly number[],
  { opened, most, mostOpened }: { opened: readonly number[]; most: number; mostOpened: number },
): number[] {
  const all = [...lines.keys()]
  if (all.length <= most + 1) return all
  const shown = new Set([0, ...passedOn.slice(0, most)])
  for (const place of all) {
    if (shown.size > most) break
    shown.add(place)
  }
  const branches = new Map<number, number[]>(opened.map(number => [number, []]))
  for (const [place, { from }] of lines.entries()) if (place > 0) branches.get(from ?? openUnknown)?.push(place)
  for (const [number, places] of branches)
    if (number === openUnknown || shown.has(number))
      for (const place of places) if (shown.size <= mostOpened) shown.add(place)
  return [...shown].toSorted((one, other) => one - other)
}

/** A number for each author, in the order in which they come; who does not say a name has none. */
function authorsOf(authors: readonly (string | null)[]): number[] {
  const numbers = new Map<string, number>()
  return authors.map(author => {
    if (author === null) return 0
    const name = comparedName(author)
    const who = numbers.get(name) ?? numbers.size + 1
    numbers.set(name, who)
    return who
  })
}
