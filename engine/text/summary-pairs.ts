// Pairs of neighbouring characters that the sentences of one text and its title share.
import { folded, JOIN, kinds, learn, SINGLE } from './characters.ts'

/** What a sentence has in common with the title and the other sentences. */
export interface SentencePairs {
  /** Different pairs of it, and how many of them the title has. */
  size: number
  inTitle: number
  /** One pair that others have, too, counts ½ to 1; what half of the sentences have says nothing. */
  central: number
}

export interface Pairs {
  /** Forgets the text before; returns how many different pairs the title has. */
  begin(title: string): number
  /** The next sentence; they are numbered from 0. What goes beyond the room is not counted. */
  add(sentence: string): void
  said(sentence: number): SentencePairs
  /** Share of the pairs of the one with fewer that the other has, 0–1. */
  likeness(one: number, other: number): number
}

const BITS = 14
const ROOM = 1 << BITS
/** Half full at most: twice what a summary reads of a text. */
const MOST = ROOM / 2

/** Keep it: its tables are made once, and a text before is forgotten by counting on. */
export function createPairs(): Pairs {
  const keys = new Int32Array(ROOM)
  /** Number of the text that has the pair of a slot. */
  const ages = new Uint32Array(ROOM)
  const isTitle = new Uint8Array(ROOM)
  /** How many sentences have it, and which one last. */
  const spread = new Uint16Array(ROOM)
  const last = new Int16Array(ROOM)
  /** Slots of the pairs of each sentence, one sentence behind the other. */
  const slots = new Uint16Array(MOST)
  let begins: number[] = [0]
  let age = 0
  let used = 0

  function slotOf(pair: number): number {
    let slot = Math.imul(pair, 0x9e3779b1) >>> (32 - BITS)
    while (ages[slot] === age && keys[slot] !== pair) slot = (slot + 1) & (ROOM - 1)
    if (ages[slot] !== age) {
      ages[slot] = age
      keys[slot] = pair
      isTitle[slot] = 0
      spread[slot] = 0
      last[slot] = -1
      used++
    }
    return slot
  }

  /** Calls `found` with the slot of every pair: characters folded as in canonical text, white space passed over, punctuation mostly left out. */
  function each(text: string, found: (slot: number) => void): void {
    let before = 0
    for (let i = 0; i < text.length && used < MOST; i++) {
      let unit = text.charCodeAt(i)
      const kind = kinds[unit] || learn(unit)
      if (kind < SINGLE) continue
      if (kind < JOIN) unit = folded[unit] as number
      // … and what else becomes several characters; emoji stay.
      else if (kind > JOIN && (unit < 0xd800 || unit > 0xdfff)) unit = 0
      if (before > 0x2f && unit > 0x2f) found(slotOf((before << 16) | unit))
      before = unit
    }
  }

  return {
    begin(title) {
      age++
      used = 0
      begins = [0]
      let size = 0
      each(title, slot => {
        if (isTitle[slot] === 0) size++
        isTitle[slot] = 1
      })
      return size
    },
    add(sentence) {
      const index = begins.length - 1
      let end = begins[index] as number
      each(sentence, slot => {
        if (last[slot] === index || end === MOST) return
        last[slot] = index
        spread[slot] = (spread[slot] as number) + 1
        slots[end++] = slot
      })
      begins.push(end)
    },
    said(sentence) {
      const from = begins[sentence] as number
      const to = begins[sentence + 1] as number
      const half = (begins.length - 1) / 2
      let inTitle = 0
      let central = 0
      for (let i = from; i < to; i++) {
        const slot = slots[i] as number
        inTitle += isTitle[slot] as number
        const others = (spread[slot] as number) - 1
        if (others > 0 && others < half) central += others / (others + 1)
      }
      return { size: to - from, inTitle, central }
    },
    likeness(one, other) {
      const size = (of: number): number => (begins[of + 1] as number) - (begins[of] as number)
      const [small, large] = size(one) <= size(other) ? [one, other] : [other, one]
      // What it was for is over once all sentences are added.
      for (let i = begins[large] as number; i < (begins[large + 1] as number); i++)
        last[slots[i] as number] = -2 - large
      let shared = 0
      for (let i = begins[small] as number; i < (begins[small + 1] as number); i++)
        if (last[slots[i] as number] === -2 - large) shared++
      return shared / Math.max(1, size(small))
    },
  }
}
