/** Aho–Corasick on a double array: every occurrence of every word in one walk over a text. */

/** The words found, in the order they end. */
export interface Automaton {
  /** @returns how many pairs it wrote to `found`: index of the word, offset behind its last unit. */
  find(text: string): number
  readonly found: Int32Array
  readonly bytes: number
}

/** A state is four numbers, one cache line holds four states: where its children start, whose child it is, where to go on, what ends here. */
const BASE = 0
const PARENT = 1
const FAIL = 2
const OUT = 3

/** Equal words are one: the index of the first is given. */
export function buildAutomaton(words: readonly string[]): Automaton {
  const codes = rankUnits(words)
  const trie = growTrie(words, codes)
  const { cells, slots } = layOut(trie)
  const outputs = link(trie, cells, slots)
  const found = new Int32Array(1 << 18)

  function find(text: string): number {
    let state = 0
    let size = 0
    for (let i = 0; i < text.length; i++) {
      const code = codes[text.charCodeAt(i)]!
      if (code === 0) {
        state = 0
        continue
      }
      for (;;) {
        const next = cells[state + BASE]! + (code << 2)
        if (cells[next + PARENT] === state) {
          state = next
          break
        }
        if (state === 0) break
        state = cells[state + FAIL]!
      }
      for (let out = cells[state + OUT]!; out !== 0; out = outputs[out + 1]!) {
        found[size++] = outputs[out]!
        found[size++] = i + 1
      }
    }
    return size >> 1
  }
  return { find, found, bytes: cells.byteLength + outputs.byteLength + codes.byteLength }
}

/** Units numbered from 1 by how often words use them, 0 for those no word has: small numbers pack the array. */
function rankUnits(words: readonly string[]): Uint16Array {
  const uses = new Map<number, number>()
  for (const word of words) {
    for (let i = 0; i < word.length; i++) uses.set(word.charCodeAt(i), (uses.get(word.charCodeAt(i)) ?? 0) + 1)
  }
  const used = [...uses].sort((a, b) => b[1] - a[1])
  const codes = new Uint16Array(65536)
  for (const [rank, [unit]] of used.entries()) codes[unit] = rank + 1
  return codes
}

/** Node 0 is the root. Children of a node hang together by `sibling`, ascending codes. */
interface Trie {
  size: number
  code: Uint16Array
  child: Int32Array
  sibling: Int32Array
  word: Int32Array
  children: Int32Array
}

function growTrie(words: readonly string[], codes: Uint16Array): Trie {
  const room = words.reduce((sum, word) => sum + word.length, 1)
  const arrays = [0, 1, 2, 3].map(() => new Int32Array(room)) as [Int32Array, Int32Array, Int32Array, Int32Array]
  const [child, sibling, word, children] = arrays
  const trie: Trie = { size: 1, code: new Uint16Array(room), child, sibling, word: word.fill(-1), children }
  const lastChild = new Int32Array(room)
  const path = [0]
  let before = ''
  for (const index of [...words.keys()].sort((a, b) =>
    words[a]! < words[b]! ? -1 : words[a]! > words[b]! ? 1 : a - b,
  )) {
    const text = words[index]!
    let shared = 0
    while (shared < text.length && shared < before.length && text[shared] === before[shared]) shared++
    for (let i = shared; i < text.length; i++) {
      const node = trie.size++
      const parent = path[i]!
      trie.code[node] = codes[text.charCodeAt(i)]!
      if (children[parent]!++ === 0) child[parent] = node
      else sibling[lastChild[parent]!] = node
      lastChild[parent] = node
      path[i + 1] = node
    }
    const end = path[text.length]!
    if (word[end] === -1) word[end] = index
    before = text
  }
  return trie
}

/** Finds every node a slot such that the children of one node stand at its base plus their codes; many children first. */
function layOut({ size, code, child, sibling, children }: Trie): { cells: Int32Array; slots: Int32Array } {
  const slots = new Int32Array(size)
  const parents = [...Array(size).keys()].filter(node => children[node]! > 0)
  parents.sort((a, b) => children[b]! - children[a]!)
  let cells = new Int32Array(1 << 16).fill(-1)
  let used = new Uint8Array(cells.length >> 2)
  used[0] = 1
  const free = [1, 1, 1]
  const base = new Int32Array(size)
  let end = 1

  const fits = (at: number, first: number): boolean => {
    for (let node = first; node; node = sibling[node]!) if (used[at + code[node]!]) return false
    return true
  }
  for (const parent of parents) {
    const first = child[parent]!
    const kind = children[parent]! > 8 ? 2 : children[parent]! > 1 ? 1 : 0
    let lowest = code[first]!
    let highest = lowest
    for (let node = first; node; node = sibling[node]!) {
      lowest = Math.min(lowest, code[node]!)
      highest = Math.max(highest, code[node]!)
    }
    let slot = Math.max(free[kind]!, lowest)
    const started = slot
    for (; ; slot++) {
      if (slot + highest + 1 >= used.length) {
        const more = new Uint8Array((used.length + highest) * 2)
        more.set(used)
        used = more
      }
      if (!used[slot] && fits(slot - lowest, first)) break
    }
    // Where a search was long, the next of its kind begins here: holes are left, time is saved.
    if (kind === 0 || slot - started > 2000) free[kind] = slot
    base[parent] = slot - lowest
    for (let node = first; node; node = sibling[node]!) {
      slots[node] = base[parent]! + code[node]!
      used[slots[node]!] = 1
      end = Math.max(end, slots[node]! + 1)
    }
  }
  const widest = code.reduce((most, each) => Math.max(most, each), 0)
  cells = new Int32Array((end + widest + 1) * 4).fill(-1)
  for (let node = 0; node < size; node++) {
    const cell = slots[node]! * 4
    cells[cell + BASE] = base[node]! * 4
    cells[cell + FAIL] = 0
    cells[cell + OUT] = 0
    for (let each = child[node]!; each; each = sibling[each]!) cells[slots[each]! * 4 + PARENT] = cell
  }
  return { cells, slots }
}

/** Breadth first: where to go on when nothing fits, and the words ending here: pairs of a word and the next pair. */
function link({ size, code, child, sibling, word }: Trie, cells: Int32Array, slots: Int32Array): Int32Array {
  const outputs = [0, 0]
  const queue = new Int32Array(size)
  let filled = 1
  for (let i = 0; i < filled; i++) {
    const parent = queue[i]!
    const from = slots[parent]! * 4
    for (let node = child[parent]!; node; node = sibling[node]!) {
      queue[filled++] = node
      const cell = slots[node]! * 4
      cells[cell + FAIL] = from === 0 ? 0 : follow(cells, cells[from + FAIL]!, code[node]!)
      cells[cell + OUT] = cells[cells[cell + FAIL]! + OUT]!
      if (word[node]! < 0) continue
      outputs.push(word[node]!, cells[cell + OUT]!)
      cells[cell + OUT] = outputs.length - 2
    }
  }
  return Int32Array.from(outputs)
}

function follow(cells: Int32Array, from: number, code: number): number {
  for (let state = from; ; state = cells[state + FAIL]!) {
    const next = cells[state + BASE]! + code * 4
    if (cells[next + PARENT] === state) return next
    if (state === 0) return 0
  }
}
