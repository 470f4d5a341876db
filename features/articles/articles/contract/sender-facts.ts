/** What only a sender can say of an article: spec lines 123–133. Null: nobody said it. */
import { z } from 'zod'

/** Spec 4: each prefix says another thing. */
export const collectionStates = {
  c_0: 'notCollected',
  c_1: 'collecting',
  c_2: 'collected',
  'c_-1': 'byDesign',
} as const
export const airingStates = { s_0: 'notAired', s_1: 'live', s_2: 'replay' } as const
export const recognitionStates = { v_0: 'notRecognised', v_1: 'recognising', v_2: 'recognised' } as const

const words = <const T extends Record<string, string>>(states: T) =>
  z.enum(Object.values(states) as [T[keyof T], ...T[keyof T][]]).nullable()

/** 1 text, 2 image, 3 audio, 4 video, 5 image and text (spec 4). */
export const MessageType = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)])

export const ProcessFlags = z.object({
  collection: words(collectionStates),
  airing: words(airingStates),
  recognition: words(recognitionStates),
})

/** Counts of an article that a sender may know from below only: `10万+`. */
export const countNames = ['reads', 'likes', 'shares', 'comments', 'followers'] as const
export type CountName = (typeof countNames)[number]

/** How far an account is verified: 0 not, 1 as a person, 2 as an organisation (spec 4). */
export const accountTypes = ['0', '1', '2', 'unknown'] as const

export const genders = ['m', 'f', 'unknown'] as const

/** Where in its medium an article stood: on the page of a press, as which item of a push of Weixin, at which of the numbered places of a web page (spec line 331). */
export const positions = {
  press: ['top', 'middle', 'bottom', 'top-left', 'top-right', 'bottom-left', 'bottom-right'],
  weixin: ['1', '2', '3', '4', '5', '6', '7', '8'],
  web: ['0', '1', '2', '3', '4', '5', '6', '7', '12'],
} as const
/** `press:top`, `weixin:1`, `web:12`. */
export const positionKeys: readonly string[] = Object.entries(positions).flatMap(([media, codes]) =>
  codes.map(code => `${media}:${code}`),
)
