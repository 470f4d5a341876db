/** Flags and figures of recordings as they are read. */
import type { strings } from '../strings.ts'

type Word = keyof typeof strings

export const flagWords = {
  c_0: 'c0',
  c_1: 'c1',
  c_2: 'c2',
  'c_-1': 'cNot',
  s_0: 's0',
  s_1: 's1',
  s_2: 's2',
  v_0: 'v0',
  v_1: 'v1',
  v_2: 'v2',
} as const satisfies Record<string, Word>

/** 3725 → 1:02:05. */
export function lengthOf(seconds: number): string {
  const whole = Math.round(seconds)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${Math.floor(whole / 3600)}:${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}`
}

/** In MB of a million bytes, as file managers say it. */
export const megabytesOf = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`
