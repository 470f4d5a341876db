/** Words as people write them into one field. Pure. */
import type { CloudOptions } from '../contract.ts'

const words = (text: string): string[] => [...new Set(text.split(/[\s,，、;；]+/).filter(Boolean))]

/** 甲=乙: the first is counted as the second. */
const pairs = (text: string): CloudOptions['merged'] =>
  words(text).flatMap(each => {
    const [word = '', into = ''] = each.split(/[=＝]/)
    return word && into ? [{ word, into }] : []
  })

export const optionsOf = (written: { stop: string; pinned: string; merged: string }): CloudOptions => ({
  stop: words(written.stop).slice(0, 500),
  pinned: words(written.pinned).slice(0, 500),
  merged: pairs(written.merged).slice(0, 200),
  most: 100,
})
