/** A headline without what media and platforms put around it. Pure. */

/** 转载｜, 【转载】, [转发]: that it was taken from elsewhere. */
const taken =
  /^(?:[【[［〔(（](?:转载|轉載|转发|轉發|转帖|轉帖|转|轉)[\]】］〕)）]|(?:转载|轉載|转发|轉發|转帖|轉帖)\s*[｜|丨:：])\s*/u
/** #岚舟#: a topic of a platform. */
const topic = /[#＃][^#＃\n]{1,40}[#＃]/gu

/** @returns the headline as it was, where nothing else would be left. Topics within a sentence keep their words. */
export function plainTitle(title: string): string {
  let rest = title.trim()
  for (;;) {
    const next = rest.replace(taken, '').trim()
    if (next === rest) break
    rest = next
  }
  const without = rest
    .replace(topic, '')
    .replace(/\s{2,}/gu, ' ')
    .trim()
  return without || rest.replace(/[#＃]/gu, '').trim() || title
}
