/** Every act on articles by the name of its call. */
import type { ActKind } from './kind.ts'
import { label, unlabel } from './labels.ts'
import { copy, move, takeOut } from './monitors.ts'
import { erase, remove, restore } from './places.ts'
import { acts, joinEvent, joinSet, leaveEvent, leaveSet } from './sets.ts'
import { favourite, feature, handOver, negDim, review, tag } from './work.ts'

export const kinds = {
  label,
  unlabel,
  copy,
  takeOut,
  move,
  remove,
  restore,
  erase,
  review,
  negDim,
  tag,
  favourite,
  feature,
  acts,
  handOver,
  joinSet,
  leaveSet,
  joinEvent,
  leaveEvent,
} as const
export type KindName = keyof typeof kinds

// biome-ignore lint/suspicious/noExplicitAny: each kind knows what it is given
export const kindNamed = (name: KindName): ActKind<any> => kinds[name]
