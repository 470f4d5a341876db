import { Note, percent, useWords } from '@guanlan/platform/web'
import type { Sizes } from '../contract.ts'
import { strings } from '../strings.ts'

/** From this share on one subject holds another: they say little beside each other. */
const holds = 0.8

export function Overlaps({ of: { subjects, both } }: { of: Sizes }) {
  const t = useWords(strings)
  const stored = both.flatMap(({ a, b, count }) => {
    const [one, other] = [subjects[a], subjects[b]]
    if (!one || !other) return []
    const smaller = one.count <= other.count ? one : other
    const larger = smaller === one ? other : one
    const share = smaller.count === 0 ? 0 : count / smaller.count
    return share >= holds ? [{ key: `${a}.${b}`, a: smaller.name, b: larger.name, share: percent(share, 0) }] : []
  })
  return stored.map(({ key, ...reported }) => <Note key={key}>{t('holdsOther', reported)}</Note>)
}
